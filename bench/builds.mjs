// What is measured: the built site, and beside it the least that shows the same, once without and once with React.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createSecureServer } from 'node:http2'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { certify } from '../cli/certificate.mjs'
import { fail, root, run } from '../cli/set-up.mjs'

const COMPRESSED = /\.(?:html|js|css|svg|json)$/

/**
 * Builds the site and ends with a sentence when that fails.
 * @param {string} output
 * @param {string} [content] the owner's folder, where it is another one than content/
 */
export function buildSite(output, content) {
  const options = ['build', '--logLevel', 'warn', '--outDir', output]
  const env = { ...process.env, SITE_URL: 'https://bench.example/', SITE_CONTENT: content ?? '' }
  if (run(process.execPath, ['node_modules/vite/bin/vite.js', ...options], { env })) return
  fail('The site was not built; the message above says why.')
}

/**
 * Builds the floors into the folder of a built site, at /floor/ and /react/: the least that shows the same, without and with React.
 * @param {string} folder
 */
export async function buildFloors(folder) {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const hero =
    /type="image\/avif"[^>]*\s(\S+-1280w\.avif)/i.exec(page)?.[1] ?? fail('The hero has no AVIF 1280 px wide.')
  const floor = readFileSync(join(root, 'bench/floor.html'), 'utf8').replaceAll('{hero}', hero)
  const overlay = /<div class="overlay">[\s\S]*?<\/p>\s*<\/div>/.exec(floor)?.[0] ?? ''
  const style = /<style>[^<]*<\/style>/.exec(floor)?.[0] ?? ''
  const content = /<script type="application\/json" data-content>([^<]*)</.exec(page)?.[1] ?? ''

  write(
    join(folder, 'floor/index.html'),
    floor.replace('<!--words-->', () => wordsOf(page)),
  )
  await buildReactFloor(join(folder, 'react'))
  const react = readFileSync(join(folder, 'react/index.html'), 'utf8')
  const parts = { '{hero}': hero, '<!--style-->': style, '<!--overlay-->': overlay, '<!--content-->': content }
  write(
    join(folder, 'react/index.html'),
    Object.entries(parts).reduce((html, [place, part]) => html.replace(place, () => part), react),
  )
}

/** @param {string} output */
async function buildReactFloor(output) {
  const { build } = await import('vite')
  const { default: react } = await import('@vitejs/plugin-react')
  await build({
    configFile: false,
    root: join(root, 'bench/react'),
    base: '/react/',
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: output, emptyOutDir: true, modulePreload: { polyfill: false } },
  })
}

/**
 * The words of a page in plain elements.
 * @param {string} page
 */
function wordsOf(page) {
  const words = /<main[\s\S]*<\/footer>/.exec(page)?.[0] ?? ''
  return words
    .replace(/<(picture|svg)[\s\S]*?<\/\1>|<h1[\s\S]*?<\/h1>|<\/?(?:main|div|span|button)[^>]*>/g, '')
    .replace(/<(\w+)[^>]*>/g, '<$1>')
}

/**
 * @param {string} path
 * @param {string} text
 */
function write(path, text) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** @param {string} folder */
export function compress(folder) {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, file)
    if (COMPRESSED.test(file) && statSync(path).isFile())
      writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)))
  }
}

/**
 * Serves a folder on this machine alone, as a host does: compressed, hashed files for ever, all else asked for again.
 * @param {string} folder
 * @param {'http' | 'https'} [protocol] over HTTP/1.1, or over HTTP/2, which browsers speak by TLS alone
 * @returns {Promise<{ address: string, close: () => void }>}
 */
export async function serveCompressed(folder, protocol = 'http') {
  const { default: sirv } = await import('sirv')
  const setHeaders = (/** @type {import('node:http').ServerResponse} */ response, /** @type {string} */ path) => {
    const hashed = path.includes('/assets/')
    response.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
  }
  const answer = /** @type {any} It takes either's requests. */ (sirv(folder, { brotli: true, etag: true, setHeaders }))
  const server = protocol === 'https' ? createSecureServer(certificate(), answer) : createServer(answer)
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  return { address: `${protocol}://127.0.0.1:${port}/`, close: () => server.close() }
}

function certificate() {
  const place = mkdtempSync(join(tmpdir(), 'bench-'))
  try {
    certify(place)
    return { key: readFileSync(join(place, 'privkey.pem')), cert: readFileSync(join(place, 'fullchain.pem')) }
  } finally {
    rmSync(place, { recursive: true })
  }
}
