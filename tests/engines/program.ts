import { spawn } from 'node:child_process'

const LONGEST_START_MS = 30_000

/** A program that runs until it is stopped, and tells what it says meanwhile. */
export function startProgram(command: string, args: string[], env: Record<string, string> = {}) {
  const child = spawn(command, args, { env: { ...process.env, ...env } })
  const ended = new Promise((resolve) => child.once('close', resolve).once('error', resolve))
  // Whoever started it may be gone before it is stopped.
  const stopLate = () => void child.kill()
  process.once('exit', stopLate)
  void ended.then(() => process.off('exit', stopLate))
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
  }

  return {
    /** Waits for words of its output. */
    async says(pattern: RegExp): Promise<RegExpExecArray> {
      const latest = Date.now() + LONGEST_START_MS
      for (;;) {
        const words = pattern.exec(text)
        if (words) return words
        if (Date.now() > latest || child.exitCode !== null) throw new Error(`${command} does not start:\n${text}`)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    },
    async stop() {
      child.kill()
      const late = setTimeout(() => child.kill('SIGKILL'), 5000)
      await ended
      clearTimeout(late)
    },
  }
}
