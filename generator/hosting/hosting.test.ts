import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { headersOf, metaPolicyOf, policyOf, rulesOf } from './headers.ts'
import { headersFile, nginxHeaders, vercelConfig, writeHosting } from './hosting.ts'

const TABLE = headersOf("default-src 'none'")
const FILES = ['index.html', 'contact.vcf', 'favicon.ico', 'assets/index-a1.js']

test('every host sends all headers with every file', () => {
  const folder = temporaryFolder({ 'index.html': '', 'assets/a.js': '' })
  writeHosting(folder, "default-src 'none'", '/')
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const [netlify = ''] = read('_headers').split('\n/assets')
  const vercel = JSON.parse(read('vercel.json')).headers[0]
  const nginx = read('_nginx-headers.conf')
  expect(netlify).toMatch(/^\/\*\n/)
  expect(vercel.source).toBe('/(.*)')
  for (const [key, value] of Object.entries(TABLE)) {
    expect(netlify).toContain(`\n  ${key}: ${value}\n`)
    expect(vercel.headers).toContainEqual({ key, value })
    expect(nginx).toContain(`add_header ${key} "${value}" always;\n`)
  }
  expect(nginx).toContain('  "text/html; charset=utf-8" html;\n  "text/javascript; charset=utf-8" js;\n')
})

test.each(['/', '/portfolio/'])('browsers cache hashed files below %s for a year', (base) => {
  const immutable = 'public, max-age=31536000, immutable'
  const rules = rulesOf(TABLE, base, FILES)
  expect(headersFile(rules)).toContain(`\n${base}assets/*\n  Cache-Control: ${immutable}\n`)
  expect(vercelConfig(rules)).toContain(`"source": "${base}assets/(.*)"`)
  expect(nginxHeaders(TABLE, base, FILES)).toContain(`"~^${base}assets/" "${immutable}";`)
})

test('no two rules set the same header, and hosts get the media types that they do not know', () => {
  expect(rulesOf(TABLE, '/', FILES)).toEqual([
    ['/*', TABLE],
    ['/assets/*', { 'Cache-Control': expect.any(String) }],
    ['/contact.vcf', { 'Content-Type': 'text/vcard; charset=utf-8' }],
    ['/favicon.ico', { 'Content-Type': 'image/x-icon' }],
  ])
  expect(TABLE).not.toHaveProperty('Cache-Control')
})

test('nginx serves the 404 page below the base path', () => {
  expect(nginxHeaders(TABLE, '/my.site/', FILES)).toContain('error_page 404 "/my.site/404.html";')
  expect(nginxHeaders(TABLE, '/my.site/', FILES)).toContain('"~^/my\\\\.site/assets/"')
})

test('the nginx configuration quotes every value', () => {
  expect(nginxHeaders({ 'X-Test': 'a "b" \\c' }, '/', FILES)).toContain('add_header X-Test "a \\"b\\" \\\\c" always;')
  expect(() => nginxHeaders({ 'X-Test': '$1' }, '/', FILES)).toThrow('dollar sign')
})

test('allows only what the site needs', () => {
  expect(metaPolicyOf({ animations: { hero: { src: '/animations/hero.json' } } }, 'p{}')).toMatchInlineSnapshot(
    `"default-src 'none'; script-src 'self'; style-src 'self' 'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'"`,
  )
})

test('forbids framing in the header, which a <meta> cannot', () => {
  expect(policyOf({}, '')).toBe(`${metaPolicyOf({}, '')}; frame-ancestors 'none'`)
})

test('allows each host of animations once, for fetching only', () => {
  const animations = {
    hero: { src: 'https://lottie.example/a.json' },
    loader: { src: 'https://lottie.example/b.json' },
  }
  expect(policyOf({ animations }, '')).toContain("connect-src 'self' https://lottie.example;")
})
