import { expect, test } from 'vitest'
import { headersFile } from './headers-file.ts'
import { headersOf, typeOf } from './headers.ts'
import { nginxHeaders } from './nginx.ts'
import { vercelConfig } from './vercel.ts'

const TABLE = headersOf("default-src 'none'")
const FILES = ['index.html', 'contact.vcf', 'favicon.ico', 'assets/index-a1.js']

/** The rules of a `_headers` file: path -> its lines. */
function rulesOf(text: string): Map<string, string[]> {
  const rules = text.split(/\n(?=\/)/).map((rule) => rule.trim().split(/\n\s*/))
  return new Map(rules.map(([path = '', ...lines]) => [path, lines]))
}

test('every host is told the whole table for every file', () => {
  const fromFile = rulesOf(headersFile(TABLE, '/', FILES)).get('/*')
  const fromVercel = JSON.parse(vercelConfig(TABLE, '/', FILES)).headers[0]
  const forNginx = nginxHeaders(TABLE, '/')
  expect(fromFile).toEqual(Object.entries(TABLE).map(([name, value]) => `${name}: ${value}`))
  expect(fromVercel.source).toBe('/(.*)')
  for (const [key, value] of Object.entries(TABLE)) {
    expect(fromVercel.headers).toContainEqual({ key, value })
    expect(forNginx).toContain(`add_header ${key} "${value}" always;\n`)
  }
})

test.each(['/', '/portfolio/'])('what has a hash in its name, below %s, is kept for ever', (base) => {
  const forEver = 'public, max-age=31536000, immutable'
  expect(rulesOf(headersFile(TABLE, base, FILES)).get(`${base}assets/*`)).toEqual([`Cache-Control: ${forEver}`])
  expect(vercelConfig(TABLE, base, FILES)).toContain(`"source": "${base}assets/(.*)"`)
  expect(nginxHeaders(TABLE, base)).toContain(`"~^${base}assets/" "${forEver}";`)
})

test('no header is told by two rules, which hosts would join', () => {
  const rules = rulesOf(headersFile(TABLE, '/', FILES))
  const names = [...rules.values()].flat().map((line) => line.replace(/:.*/, ''))
  expect(names.filter((name) => name !== 'Content-Type')).toHaveLength(Object.keys(TABLE).length + 1)
  expect(new Set(names).size).toBe(Object.keys(TABLE).length + 2)
})

test('what hosts have no type for is told', () => {
  const rules = rulesOf(headersFile(TABLE, '/', FILES))
  expect(rules.get('/contact.vcf')).toEqual(['Content-Type: text/vcard; charset=utf-8'])
  expect(rules.has('/index.html')).toBe(false)
  expect(vercelConfig(TABLE, '/', FILES)).toContain('"source": "/favicon.ico"')
  expect(() => typeOf('cv.docx')).toThrow('no type for cv.docx')
})

test('nginx shows the page for unknown addresses of the path that the site stands below', () => {
  expect(nginxHeaders(TABLE, '/my.site/')).toContain('error_page 404 "/my.site/404.html";')
  expect(nginxHeaders(TABLE, '/my.site/')).toContain('"~^/my\\\\.site/assets/"')
})

test('and reads every text as it is meant', () => {
  expect(nginxHeaders({ 'X-Said': 'a "b" \\c' }, '/')).toContain('add_header X-Said "a \\"b\\" \\\\c" always;')
  expect(() => nginxHeaders({ 'X-Said': '$1' }, '/')).toThrow('dollar sign')
})

test('lines stay within what Cloudflare reads of them, with every animation at a host of its own', () => {
  const policy = `connect-src 'self' ${Array.from({ length: 5 }, (_, at) => `https://animations-${at}.hosting.example`).join(' ')}`
  const lines = headersFile(headersOf(policy), '/', FILES).split('\n')
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(1000)
})
