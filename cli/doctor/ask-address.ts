/** What an address answers: it is there, somewhere else, not there, or this can't be told from here. */
export type Answer =
  | { kind: 'there' }
  | { kind: 'moved'; to: string }
  | { kind: 'gone'; reason: string }
  | { kind: 'unclear'; reason: string }
  | { kind: 'unreachable'; reason: string }

/** What turns programs away that are no browsers: 999 is LinkedIn's. */
const TURNED_AWAY = new Set([401, 403, 429, 999])

const REASONS: Record<string, string> = {
  ENOTFOUND: 'there is no such host',
  ECONNREFUSED: 'the host refuses the connection',
  ECONNRESET: 'the host breaks the connection off',
}

/** Asks an address for its head, and for the whole where that is refused: some hosts know only that. */
export async function askAddress(address: string, ask: typeof fetch, timeoutMs = 10_000): Promise<Answer> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const head = await ask(address, { method: 'HEAD', signal }).catch(() => null)
    const isRefused = head === null || (head.status >= 400 && head.status !== 429 && head.status !== 999)
    const answer = isRefused ? await ask(address, { signal }) : head
    // Nobody reads the body.
    await answer.body?.cancel()
    return answerOf(address, answer)
  } catch (error) {
    if (signal.aborted) return { kind: 'unclear', reason: `does not answer within ${timeoutMs / 1000} s` }
    return failureOf(error)
  }
}

function answerOf(address: string, { status, url, ok }: Response): Answer {
  if (status === 404 || status === 410) return { kind: 'gone', reason: `leads nowhere (status ${status})` }
  if (TURNED_AWAY.has(status)) return { kind: 'unclear', reason: `turns programs away (status ${status})` }
  if (!ok) return { kind: 'unclear', reason: `answers with status ${status}` }
  return url !== '' && url !== plain(address) ? { kind: 'moved', to: url } : { kind: 'there' }
}

/** What comes after # never reaches a host. */
function plain(address: string): string {
  const url = new URL(address)
  url.hash = ''
  return url.href
}

/** `fetch` says "fetch failed"; the reason is its cause. */
function failureOf(error: unknown): Answer {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  const words = cause instanceof Error ? cause.message : String(cause)
  if (/redirect count/.test(words)) return { kind: 'unclear', reason: 'leads in a circle, at least for programs' }
  const said = REASONS[code] ?? (code.startsWith('ERR_SSL') ? 'it does not speak https' : words)
  // A name server that does not answer says nothing about the host.
  if (code === 'EAI_AGAIN' || code === 'ENETUNREACH')
    return { kind: 'unclear', reason: `can't be asked from here (${said})` }
  return { kind: 'unreachable', reason: `can't be reached: ${said}` }
}
