import { existsSync, readFileSync } from 'node:fs'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sirv from 'sirv'

const UNREADABLE = 'The built site cannot be read. Run npm run build, and reload this page.'

/**
 * Serves a built site as a static host does: folders by their index.html, unknown addresses with 404.html and status 404, and the
 * headers of `_headers`. A new build may replace the site meanwhile.
 * @param port 0 takes a free one
 * @param isOpen to other machines; otherwise, it listens on the loopback interface only
 */
export async function serve({ folder, port = 0, isOpen = false }: { folder: string; port?: number; isOpen?: boolean }) {
  const setHeaders = (response: ServerResponse, path: string) => {
    response.setHeader('Cache-Control', 'no-cache')
    for (const [name, value] of readHeaders(folder)(path)) response.setHeader(name, value)
  }
  const answerNotFound: RequestListener = (_request, response) => {
    const page = readFileSync(join(folder, '404.html'))
    setHeaders(response, `${baseOf(folder)}404.html`)
    response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-cache' })
    response.end(page)
  }
  const handle = sirv(folder, {
    etag: true,
    dev: true, // Reads the folder at every request.
    onNoMatch: answerNotFound,
    setHeaders: (response, path) => setHeaders(response, baseOf(folder).slice(0, -1) + path),
  })
  const answer: RequestListener = (request, response) => {
    const { method = '', url = '' } = request
    if (!['GET', 'HEAD'].includes(method)) return response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    const [path = ''] = url.split('?')
    const base = baseOf(folder)
    if (`${path}/` === base) return response.writeHead(302, { Location: base }).end()
    if (!path.startsWith(base) || isHidden(path)) return answerNotFound(request, response)
    request.url = url.slice(base.length - 1)
    delete request.headers.range // Optional in HTTP, and sirv throws on ranges such as 5-2.
    return handle(request, response)
  }

  const server = createServer((request, response) => {
    // sirv does not handle errors of the files that it pipes.
    response.on('pipe', (file) => file.once('error', () => response.destroy()))
    try {
      answer(request, response)
    } catch {
      if (!response.headersSent) response.writeHead(503, { 'Content-Type': 'text/plain' })
      response.end(UNREADABLE)
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host: isOpen ? '0.0.0.0' : '127.0.0.1' }, resolve)
  })
  const { port: actualPort } = server.address() as AddressInfo // It listens on a port.
  return {
    /** Known when there is a site. */
    get address() {
      return `http://localhost:${actualPort}${baseOf(folder)}`
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Whether a path has a name with a leading dot or underscore, such as _headers. Malformed paths count as hidden. */
function isHidden(path: string) {
  try {
    return /[/\\](?:_|\.(?!well-known\/))/.test(decodeURIComponent(path))
  } catch {
    return true
  }
}

/** The base path of a built site, from its home page. */
function baseOf(folder: string) {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  return /<link rel="icon" href="([^"]*)icon\.svg"/.exec(html)?.[1] ?? '/'
}

/**
 * Reads `_headers` of a built site, as Netlify and Cloudflare Pages do.
 * @returns the headers of all rules that match a path
 */
export function readHeaders(folder: string) {
  const file = join(folder, '_headers')
  const rules = existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split(/\n(?=\S)/)
    : []
  return (path: string) =>
    rules.flatMap((rule) => {
      const [pattern = '', ...lines] = rule.trim().split('\n')
      // A pattern may end with "*" for any text.
      const [start, decoded] = [decode(pattern.replace(/\*$/, '')), decode(path)]
      const isMatch = pattern.endsWith('*') ? decoded.startsWith(start) : decoded === start
      return isMatch ? lines.map(parseHeader) : []
    })
}

/** Paths are encoded in different ways: a space is " " or "%20". */
function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function parseHeader(line: string): [name: string, value: string] {
  const colon = line.indexOf(':')
  return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
}
