import { WebSocket } from 'undici'

type Message = {
  type: 'success' | 'error' | 'event'
  id?: number
  result?: unknown
  error?: string
  message?: string
} & {
  method?: string
  params?: unknown
}
type Waiting = { resolve: (result: unknown) => void; reject: (error: Error) => void }

/** A client of WebDriver BiDi (https://w3c.github.io/webdriver-bidi/): commands with their answers, and events. */
export async function connect(address: string, onEvent: (method: string, params: unknown) => void) {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', reject, { once: true })
  })
  const waiting = new Map<number, Waiting>()
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message
    if (message.type === 'event') return onEvent(message.method ?? '', message.params)
    const { resolve, reject } = waiting.get(message.id ?? 0) ?? {}
    if (message.type === 'error') reject?.(new Error(`${message.error}: ${message.message}`))
    else resolve?.(message.result)
  })
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('the browser has gone'))
  })

  let last = 0
  return {
    /** The caller knows from the standard what comes back. */
    send: <Result>(method: string, params: object = {}): Promise<Result> => {
      const id = ++last
      const answer = new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
      socket.send(JSON.stringify({ id, method, params }))
      return answer.finally(() => waiting.delete(id)) as Promise<Result>
    },
    close: () => socket.close(),
  }
}
