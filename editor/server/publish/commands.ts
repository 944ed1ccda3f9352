import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { type ContentFile, formatPath } from '../../../content/content.ts'
import type { Path } from '../../protocol.ts'
import type { PublishProblem } from '../../protocol/publish.ts'
import { storiesIn } from '../stories.ts'
import { onEnd } from './on-end.ts'

const COMMANDS = join(import.meta.dirname, '../../../cli/vitafolio.mjs')

/** Of what a command said at the end, where its report has no reason. */
const LAST_LINES = 5
const SAYS_WHY = 'The standard error says why.'

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
    let last: string[] = []
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
        last = [...last, line].slice(-LAST_LINES)
        onLine(line)
      }
    })
    const fail = (message: string) => resolve({ ok: false, message })
    child.on('error', ({ message }) => fail(message))
    onEnd(child, () => {
      try {
        const report = JSON.parse(out) as Report // as docs/commands.md says
        const isSaid = report.ok || (report.problems ?? []).length > 0 || !report.message?.endsWith(SAYS_WHY)
        resolve(isSaid ? report : { ...report, message: report.message?.replace(SAYS_WHY, last.join(' ')) ?? '' })
      } catch {
        fail(last.at(-1) ?? `vitafolio ${args[0]} was ended before it could say why.`)
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
