import { request as plain, type IncomingHttpHeaders } from 'node:http'
import { request as secure } from 'node:https'

type Asked = { port: number; path?: string; method?: string; headers?: Record<string, string>; tls?: boolean }
type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** One request, sent as it is written: no client of a browser's kind tidies the path or follows where it is sent. */
export function ask({ port, path = '/', method = 'GET', headers = {}, tls = true }: Asked): Promise<Answer> {
  const options = { host: '127.0.0.1', port, path, method, headers, agent: false, rejectUnauthorized: false }
  return new Promise((resolve, reject) => {
    const request = (tls ? secure : plain)(options, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.once('error', reject)
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
    request.once('error', reject)
    request.end()
  })
}
