import type { ChildProcess } from 'node:child_process'

/** What the last words of an ended process may take. */
const LAST_WORDS_MS = 1000

/** Calls once a process has ended and has said all. Those that it leaves behind, such as of a hook, may hold its pipes for ever. */
export function onEnd(child: ChildProcess, end: (code: number | null) => void) {
  let timer: NodeJS.Timeout | undefined
  child.once('exit', () => {
    timer = setTimeout(() => {
      child.stdout?.destroy()
      child.stderr?.destroy()
    }, LAST_WORDS_MS)
  })
  child.once('close', (code) => {
    clearTimeout(timer)
    end(code)
  })
}
