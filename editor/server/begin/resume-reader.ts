import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { ReadResume } from '../../../importers/write/write-import.ts'
import { UserError } from '../../../lib/user-error.ts'

/** What the process says: that it can read now, and what came of a file. */
export type Said = { isReady: true } | { resume: ReadResume } | { problem: string }

/**
 * A process that reads résumés, one at a time: the server answers meanwhile, and what keeps a reader busy ends with it. It takes seconds to
 * start, so it is started before there is a file.
 */
export function resumeReader(root: string) {
  const child = fork(join(import.meta.dirname, 'read-resume.mjs'), {
    cwd: root,
    execArgv: [],
    serialization: 'advanced',
  })
  let isReady = false
  let hasEnded = false
  let settle = (_said: Said | undefined): void => undefined
  child.on('message', (said: Said) => {
    if ('isReady' in said) isReady = true
    else settle(said)
  })
  const end = () => {
    hasEnded = true
    settle(undefined)
  }
  child.once('error', end)
  child.once('disconnect', end) // after all messages
  return {
    isReady: () => isReady,
    hasEnded: () => hasEnded,
    /** @throws UserError if the file cannot be read */
    async read(path: string, name: string): Promise<ReadResume> {
      const said = await new Promise<Said | undefined>((resolve) => {
        settle = resolve
        if (hasEnded) resolve(undefined)
        else child.send({ root, file: path, name }, () => undefined) // The disconnection tells of an error.
      })
      if (said && 'resume' in said) return said.resume
      throw new UserError(
        said && 'problem' in said
          ? said.problem
          : `${name} cannot be read. Save it again with another program, or choose another file.`,
      )
    },
    stop: () => child.kill('SIGKILL'),
  }
}
