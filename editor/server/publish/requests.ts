import { z } from 'zod'
import { type Answers, bodyOf } from '../requests.ts'
import { publishing } from './publish.ts'

/** Bytes of a body: the longest is the message of a commit. */
const MAX_BODY = 10_000

const START = z.strictObject({ message: z.string(), shown: z.string() })
const IDENTITY = z.strictObject({ name: z.string(), email: z.string() })
const REMOTE = z.strictObject({ address: z.string() })

/**
 * What the task "Publish" asks for.
 * @param folder the content folder, absolute or relative to `root`
 */
export function publishAnswers(root: string, folder: string): Answers {
  const site = publishing(root, folder)
  return {
    '/publish/state': () => site.state(),
    '/publish/run': () => site.run(),
    '/publish/published': () => site.published(),
    '/publish/start': async (request) => {
      const { message, shown } = await bodyOf(START, request, MAX_BODY)
      return site.start(message, shown)
    },
    '/publish/repository': () => site.makeRepository(),
    '/publish/identity': async (request) => {
      const { name, email } = await bodyOf(IDENTITY, request, MAX_BODY)
      return site.setIdentity(name, email)
    },
    '/publish/remote': async (request) => site.setRemote((await bodyOf(REMOTE, request, MAX_BODY)).address),
    '/publish/branch': () => site.switchBranch(),
    '/publish/take-over': () => site.takeOver(),
  }
}
