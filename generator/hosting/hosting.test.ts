import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../lib/temporary-folder.ts'
import { headersFile } from './headers-file.ts'
import { headersOf, typeOf } from './headers.ts'
import { writeHosting } from './hosting.ts'
import { nginxHeaders } from './nginx.ts'
import { vercelConfig } from './vercel.ts'

const TABLE = headersOf("default-src 'none'")
const FILES = ['index.html', 'contact.vcf', 'favicon.ico', 'assets/index-a1.js']

/** The rules of a `_headers` file: path -> its lines. */
function rulesOf(text: string): Map<string, string[]> {
  const rules = text.split(/\n(?=\/)/).map((rule) => rule.trim().split(/\n\s*/))
  return new Map(rules.map(([path = '', ...lines]) => [path, lines]))
}

test('every host sends all headers with every file', () => {
  const folder = temporaryFolder({ 'index.html': '', 'assets/a.js': '' })
  writeHosting(folder, "default-src 'none'", '/')
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const netlify = rulesOf(read('_headers')).get('/*')
  const vercel = JSON.parse(read('vercel.json')).headers[0]
  const nginx = read('_nginx-headers.conf')
  expect(netlify).toEqual(Object.entries(TABLE).map(([name, value]) => `${name}: ${value}`))
  expect(vercel.source).toBe('/(.*)')
  for (const [key, value] of Object.entries(TABLE)) {
    expect(vercel.headers).toContainEqual({ key, value })
    expect(nginx).toContain(`add_header ${key} "${value}" always;\n`)
  }
  expect(nginx).toContain('  "text/html; charset=utf-8" html;\n  "text/javascript; charset=utf-8" js;\n')
})

test.each(['/', '/portfolio/'])('browsers cache hashed files below %s for a year', (base) => {
  const immutable = 'public, max-age=31536000, immutable'
  expect(rulesOf(headersFile(TABLE, base, FILES)).get(`${base}assets/*`)).toEqual([`Cache-Control: ${immutable}`])
  expect(vercelConfig(TABLE, base, FILES)).toContain(`"source": "${base}assets/(.*)"`)
  expect(nginxHeaders(TABLE, base, FILES)).toContain(`"~^${base}assets/" "${immutable}";`)
})

test('no header is set by two rules, which hosts would join', () => {
  const rules = rulesOf(headersFile(TABLE, '/', FILES))
  const names = [...rules.values()].flat().map((line) => line.replace(/:.*/, ''))
  expect(names.filter((name) => name !== 'Content-Type')).toHaveLength(Object.keys(TABLE).length + 1)
  expect(new Set(names).size).toBe(Object.keys(TABLE).length + 2)
})

test('hosts send media types that they do not know themselves', () => {
  const rules = rulesOf(headersFile(TABLE, '/', FILES))
  expect(rules.get('/contact.vcf')).toEqual(['Content-Type: text/vcard; charset=utf-8'])
  expect(rules.has('/index.html')).toBe(false)
  expect(vercelConfig(TABLE, '/', FILES)).toContain('"source": "/favicon.ico"')
})

test.each([
  ['a.json', 'application/json; charset=utf-8'],
  ['a.svg', 'image/svg+xml; charset=utf-8'],
  ['a.avif', 'image/avif'],
  ['a.woff2', 'font/woff2'],
  ['a.pdf', 'application/pdf'],
])('sends %s as %s', (file, type) => {
  expect(typeOf(file)).toBe(type)
})

test('fails for a file of an unknown media type', () => {
  expect(() => typeOf('cv.unknown')).toThrow('The media type of cv.unknown is unknown')
})

test('nginx serves the 404 page below the base path', () => {
  expect(nginxHeaders(TABLE, '/my.site/', FILES)).toContain('error_page 404 "/my.site/404.html";')
  expect(nginxHeaders(TABLE, '/my.site/', FILES)).toContain('"~^/my\\\\.site/assets/"')
})

test('nginx gets every value literally', () => {
  expect(nginxHeaders({ 'X-Test': 'a "b" \\c' }, '/', FILES)).toContain('add_header X-Test "a \\"b\\" \\\\c" always;')
  expect(() => nginxHeaders({ 'X-Test': '$1' }, '/', FILES)).toThrow('dollar sign')
})

test('no line is longer than Cloudflare reads, with every animation on another host', () => {
  const hosts = Array.from({ length: 5 }, (_, index) => `https://animations-${index}.hosting.example`)
  const lines = headersFile(headersOf(`connect-src 'self' ${hosts.join(' ')}`), '/', FILES).split('\n')
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(1000)
})
