import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { ReadResume } from '../../../importers/write/write-import.ts'
import { UserError } from '../../../lib/user-error.ts'

/** What the process says: that it can read now, and at last what came of the file. */
export type Said = { isReady: true } | { resume: ReadResume } | { problem: string }

/**
 * A process that reads one résumé: the server answers meanwhile, and what keeps a reader busy ends with it. It takes seconds to start, so it
 * is started before there is a file.
 */
export function resumeReader(root: string) {
  const child = fork(join(import.meta.dirname, 'read-resume.mjs'), {
    cwd: root,
    execArgv: [],
    serialization: 'advanced',
  })
  let isReady = false
  let isStopped = false
  let file = 'The file'
  const result = new Promise<ReadResume | undefined>((resolve, reject) => {
    child.on('message', (said: Said) => {
      if ('isReady' in said) isReady = true
      else if ('resume' in said) resolve(said.resume)
      else reject(new UserError(said.problem))
    })
    const end = () => {
      if (isStopped) resolve(undefined)
      else reject(new UserError(`${file} cannot be read. Save it again with another program, or choose another file.`))
    }
    child.once('error', end)
    child.once('disconnect', end) // after all messages
  })
  result.catch(() => undefined) // Without a file, nobody asks.
  return {
    isReady: () => isReady,
    /** Undefined if it was stopped. Rejects with what is wrong with the file. */
    read(path: string, name: string): Promise<ReadResume | undefined> {
      file = name
      child.send({ root, file: path, name }, () => undefined) // The disconnection tells of an error.
      return result
    },
    stop() {
      isStopped = true
      child.kill('SIGKILL')
    },
  }
}
