import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { type ContentFile, formatPath } from '../../../content/content.ts'
import type { Path } from '../../protocol.ts'
import type { PublishProblem } from '../../protocol/publish.ts'
import { storiesIn } from '../stories.ts'

const COMMANDS = join(import.meta.dirname, '../../../cli/vitafolio.mjs')

/** A build of large pictures takes minutes, as a check of many pages does. */
const LIMIT_MS = 1_800_000

type Report = {
  ok: boolean
  message?: string
  problems?: { message: string; path?: Path; severity?: string; file?: string }[]
  isBrowserUsed?: boolean
}

/** Runs a command of the owner's in a process of its own, and returns its report. */
export function runCommand(
  project: string,
  args: readonly string[],
  onLine: (line: string) => void,
  env: NodeJS.ProcessEnv = {},
): Promise<Report> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [COMMANDS, ...args, '--json'], {
      cwd: project,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, NODE_ENV: undefined, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: LIMIT_MS,
      windowsHide: true,
    })
    let out = ''
    let last = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
        last = line
        onLine(line)
      }
    })
    const fail = (message: string) => resolve({ ok: false, message })
    child.on('error', ({ message }) => fail(message))
    child.on('close', () => {
      try {
        resolve(JSON.parse(out) as Report) // as docs/commands.md says
      } catch {
        fail(last || `vitafolio ${args[0]} was ended before it could say why.`)
      }
    })
  })
}

/** What a command found wrong, each with its field where it is about one. */
export function problemsOf({ message = '', problems = [] }: Report, content: ContentFile): PublishProblem[] {
  const errors = problems.filter(({ severity = 'error' }) => severity === 'error')
  if (errors.length === 0) return [{ message }]
  const stories = storiesIn(content)
  return errors.map(({ message: said, path = [], file = content.file }) => {
    const story = stories.find((each) => file === `${content.name}/${each.file}`)
    if (story) return { message: said, path: [...story.project, 'story'] }
    const inPanel = said.replace(/, then delete the comment\.$/, ', and press "Checked" there.')
    if (path.length === 0 || file !== content.file)
      return { message: file === content.file ? said : `${file}: ${said}` }
    return { message: inPanel.replace(`${formatPath(path)}: `, ''), path }
  })
}
