import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'

const UNREADABLE = 'The built site cannot be read. Run npm run build, and reload this page.'

/**
 * Serves a built site as a static host does: folders by their index.html, unknown addresses with 404.html and status 404, and the
 * headers of `_headers`. A new build may replace the site meanwhile. Listens on the loopback interface only.
 * @param {{ folder: string, port?: number }} options port 0 takes a free one
 * @returns {Promise<{ address: string, close: () => Promise<void> }>}
 */
export async function serve({ folder, port = 0 }) {
  /**
   * @param {import('node:http').ServerResponse} response
   * @param {string} path
   */
  const setHeaders = (response, path) => {
    response.setHeader('Cache-Control', 'no-cache')
    for (const [name, value] of readHeaders(folder)(path)) response.setHeader(name, value)
  }
  /** @type {import('node:http').RequestListener} */
  const answerNotFound = (_request, response) => {
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
  /** @type {import('node:http').RequestListener} */
  const answer = (request, response) => {
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
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host: '127.0.0.1' }, () => resolve(undefined))
  })
  const { port: actualPort } = /** @type {import('node:net').AddressInfo} */ (server.address()) // It listens on a port.
  return {
    /** Known when there is a site. */
    get address() {
      return `http://localhost:${actualPort}${baseOf(folder)}`
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/**
 * Whether a path has a name with a leading dot or underscore, such as _headers. Malformed paths count as hidden.
 * @param {string} path
 */
function isHidden(path) {
  try {
    return /[/\\](?:_|\.(?!well-known\/))/.test(decodeURIComponent(path))
  } catch {
    return true
  }
}

/**
 * The base path of a built site, from its home page.
 * @param {string} folder
 */
function baseOf(folder) {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  return /<link rel="icon" href="([^"]*)icon\.svg"/.exec(html)?.[1] ?? '/'
}

/**
 * Reads `_headers` of a built site, as Netlify and Cloudflare Pages do.
 * @param {string} folder
 * @returns {(path: string) => [string, string][]} the headers of all rules that match a path
 */
export function readHeaders(folder) {
  const file = join(folder, '_headers')
  const rules = existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split(/\n(?=\S)/)
    : []
  return (path) =>
    rules.flatMap((rule) => {
      const [pattern = '', ...lines] = rule.trim().split('\n')
      // A pattern may end with "*" for any text.
      const isMatch = pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
      return isMatch ? lines.map(parseHeader) : []
    })
}

/**
 * @param {string} line
 * @returns {[string, string]}
 */
function parseHeader(line) {
  const colon = line.indexOf(':')
  return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
}
