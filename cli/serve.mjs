import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { readHeaders } from './headers-file.mjs'

/**
 * Serves a built site as a static host does: folders by their index.html, unknown addresses with 404.html and status 404, and the
 * headers of `_headers`. A new build may replace the site meanwhile. Listens on the loopback interface only.
 * @param {{ folder: string, port?: number }} options port 0 takes a free one
 * @returns {Promise<{ address: string, close: () => Promise<void> }>}
 */
export async function serve({ folder, port = 0 }) {
  const base = baseOf(folder)
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
    setHeaders(response, `${base}404.html`)
    response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-cache' })
    response.end(readFileSync(join(folder, '404.html')))
  }
  const handle = sirv(folder, {
    etag: true,
    dev: true, // Reads the folder at every request.
    onNoMatch: answerNotFound,
    setHeaders: (response, path) => setHeaders(response, base.slice(0, -1) + path),
  })

  const server = createServer((request, response) => {
    if (`${request.url}/` === base) return response.writeHead(302, { Location: base }).end()
    // Configuration of hosts, such as _headers, is not served.
    if (!request.url?.startsWith(base) || /\/[._]/.test(request.url)) return answerNotFound(request, response)
    request.url = request.url.slice(base.length - 1)
    return handle(request, response)
  })
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host: '127.0.0.1' }, () => resolve(undefined))
  })
  const { port: actualPort } = /** @type {import('node:net').AddressInfo} */ (server.address()) // It listens on a port.
  return {
    address: `http://localhost:${actualPort}${base}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
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
