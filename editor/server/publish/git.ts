import { spawn } from 'node:child_process'
import { basename } from 'node:path'
import { onEnd } from './on-end.ts'

export type GitResult = { isOk: boolean; out: string; err: string; isLate: boolean }
export type GitOptions = { input?: string; limitMs?: number; onLine?: ((line: string) => void) | undefined }

/** Runs git in a folder. Paths are literal: a file may be named `:(top)` or `*`. */
export type Git = (args: readonly string[], options?: GitOptions) => Promise<GitResult>

/** What git says, or '' where it fails. */
export type TextOf = (...args: string[]) => Promise<string>

/** Of what needs no network. A commit has hooks, which may run tests. */
const LIMIT_MS = 120_000
/** What a killed process may take to end by itself. */
const GRACE_MS = 2000

const SURROUNDINGS = {
  GIT_TERMINAL_PROMPT: '0',
  GIT_LITERAL_PATHSPECS: '1',
  // Looking at the repository is in nobody's way.
  GIT_OPTIONAL_LOCKS: '0',
  LC_ALL: 'C',
}

export function gitIn(folder: string): Git {
  return async (args, options = {}) => {
    const ssh = args[0] === 'push' || args[0] === 'fetch' || args[0] === 'ls-remote' ? await silentSsh(folder) : {}
    return run(folder, args, options, ssh)
  }
}

/** The owner's ssh, which asks nothing at the terminal, where nobody would see it. */
async function silentSsh(folder: string): Promise<NodeJS.ProcessEnv> {
  const { GIT_SSH_COMMAND: chosen, GIT_SSH: program } = process.env
  if (chosen === undefined && program !== undefined) return {}
  const configured = await run(folder, ['config', '--get', 'core.sshCommand'], {})
  const command = chosen ?? (configured.out.trim() || 'ssh')
  const [name = ''] = command.split(' ')
  return /^ssh(?:\.exe)?$/i.test(basename(name)) ? { GIT_SSH_COMMAND: `${command} -o BatchMode=yes` } : {}
}

function run(
  cwd: string,
  args: readonly string[],
  { input, limitMs = LIMIT_MS, onLine }: GitOptions,
  env: NodeJS.ProcessEnv = {},
): Promise<GitResult> {
  return new Promise((resolve) => {
    const hasGroups = process.platform !== 'win32'
    const child = spawn('git', args, {
      cwd,
      env: { ...process.env, ...SURROUNDINGS, ...env },
      detached: hasGroups,
      windowsHide: true,
    })
    const kill = (signal: NodeJS.Signals) => {
      try {
        // With its ssh and its hooks.
        if (hasGroups && child.pid !== undefined) process.kill(-child.pid, signal)
        else child.kill(signal)
      } catch {
        // It has ended.
      }
    }
    let isLate = false
    const timers = [
      setTimeout(() => {
        isLate = true
        kill('SIGTERM')
      }, limitMs),
      setTimeout(() => kill('SIGKILL'), limitMs + GRACE_MS),
    ]
    const texts = { out: '', err: '' }
    const end = (isOk: boolean, problem = '') => {
      for (const timer of timers) clearTimeout(timer)
      resolve({ isOk, out: texts.out, err: texts.err + problem, isLate })
    }
    child.stdout.setEncoding('utf8').on('data', (text: string) => (texts.out += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      texts.err += text
      for (const line of text.split(/[\r\n]+/)) if (line.trim() !== '') onLine?.(line)
    })
    child.on('error', ({ message }) => end(false, message))
    onEnd(child, (code) => end(code === 0 && !isLate))
    child.stdin.on('error', () => undefined) // It has ended before it has read all.
    child.stdin.end(input)
  })
}
