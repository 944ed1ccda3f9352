import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { HEADERS_FILE, headersIn } from './headers-file.mjs'

/**
 * Serves a built site the way a static host does: folders by their index.html, unknown addresses with 404.html and status
 * 404, with the headers that the site asks for, nothing else added. Listens on this machine alone.
 *
 * @param {{ folder: string, port?: number }} options port 0 takes a free one
 * @returns {Promise<{ address: string, close: () => Promise<void> }>}
 */
export async function serve({ folder, port = 0 }) {
  const base = baseOf(folder)
  const notFound = readFileSync(join(folder, '404.html'))
  const askedFor = headersIn(folder)
  /** @type {import('node:http').RequestListener} */
  const refuse = (_request, response) => {
    for (const [name, value] of askedFor(`${base}404.html`)) response.setHeader(name, value)
    response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-cache' }).end(notFound)
  }
  const handle = sirv(folder, {
    etag: true,
    // Looks at the disk for every request: a build may replace the site under a running server.
    dev: true,
    onNoMatch: refuse,
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', 'no-cache')
      for (const [name, value] of askedFor(base.slice(0, -1) + path)) response.setHeader(name, value)
    },
  })

  const server = createServer((request, response) => {
    if (`${request.url}/` === base) return response.writeHead(302, { Location: base }).end()
    if (!request.url?.startsWith(base) || request.url === `${base}${HEADERS_FILE}`) return refuse(request, response)
    request.url = request.url.slice(base.length - 1)
    return handle(request, response)
  })
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host: '127.0.0.1' }, () => resolve(undefined))
  })
  const listening = server.address()
  const taken = typeof listening === 'object' && listening !== null ? listening.port : port
  return {
    address: `http://localhost:${taken}${base}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/**
 * The base path that a built site was made for, read off its home page.
 * @param {string} folder
 */
function baseOf(folder) {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  return /<link rel="icon" href="([^"]*)icon\.svg"/.exec(html)?.[1] ?? '/'
}
