import { existsSync, mkdirSync, readFileSync, statSync, utimes, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRunning } from '../../../lib/is-running.mjs'
import { replaceFile } from '../../../lib/replace-file.ts'
import type { PublishRun } from '../../protocol/publish.ts'

const NAME = 'run.json'

/** A run that says nothing for longer is over, whoever has the id of its process now. */
const SILENT_MS = 60_000

/** The folder of what publishing keeps. git ignores it, whatever the owner's .gitignore says. */
export function publishFolder(project: string): string {
  const folder = join(project, '.cache/publish')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (!existsSync(join(folder, '.gitignore'))) writeFileSync(join(folder, '.gitignore'), '*\n')
  return folder
}

export function saveRun(project: string, run: PublishRun) {
  replaceFile(publishFolder(project), NAME, JSON.stringify({ ...run, process: process.pid }))
}

/** Says again and again that the run goes on, until what is returned is called. */
export function keepAlive(project: string): () => void {
  const file = join(project, '.cache/publish', NAME)
  const beat = setInterval(() => utimes(file, new Date(), new Date(), () => undefined), SILENT_MS / 6).unref()
  return () => clearInterval(beat)
}

/** The last run of any dev server. One whose process was ended has failed; that of this one goes on when Vite starts anew within it. */
export function readRun(project: string): PublishRun | undefined {
  try {
    const file = join(project, '.cache/publish', NAME)
    const text = readFileSync(file, 'utf8')
    const { process: id, ...run } = JSON.parse(text) as PublishRun & { process: number } // as `saveRun` writes it
    const isOfThis = id === process.pid && Date.parse(run.began) > Date.now() - process.uptime() * 1000
    const isSilent = Date.now() - statSync(file).mtimeMs > SILENT_MS
    if (!run.isRunning || isOfThis || (id !== process.pid && isRunning(id) && !isSilent)) return run
    return {
      ...run,
      isRunning: false,
      steps: run.steps.map((step) => (step.state === 'running' ? { ...step, state: 'failed' } : step)),
      problems: [
        { message: 'The dev server was ended while it published.', cure: 'Publish again: it goes on where it was.' },
      ],
    }
  } catch {
    return undefined // the first one, or of another version
  }
}
