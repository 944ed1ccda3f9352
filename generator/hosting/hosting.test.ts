import { readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { readHeaders } from '../../cli/serve.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { headersOf, metaPolicyOf, policyOf } from './headers.ts'
import { writeHosting } from './hosting.ts'

const POLICY = "default-src 'none'"

// Hosts join the values of a header that is in two of their rules.
test.each(['/', '/my.site/'])('every host sends all headers once, and caches hashed files below %s', (base) => {
  const headers = Object.entries(headersOf(POLICY))
  const immutable = 'public, max-age=31536000, immutable'
  const rules = [
    ['/*', ...headers.map((header) => header.join(': '))],
    [`${base}assets/*`, `Cache-Control: ${immutable}`],
    [`${base}contact.vcf`, 'Content-Type: text/vcard; charset=utf-8'],
    [`${base}favicon.ico`, 'Content-Type: image/x-icon'],
  ]
  const { netlify, vercel, nginx } = hostingOf(base)
  expect(netlify).toBe(rules.map((lines) => `${lines.join('\n  ')}\n`).join('\n'))
  expect(vercel.headers).toHaveLength(rules.length)
  expect(vercel.headers[0]).toEqual({ source: '/(.*)', headers: headers.map(([key, value]) => ({ key, value })) })
  expect(vercel.headers[1]).toEqual({
    source: `${base}assets/(.*)`,
    headers: [{ key: 'Cache-Control', value: immutable }],
  })
  for (const [name, value] of headers) expect(nginx).toContain(`add_header ${name} "${value}" always;\n`)
  expect(nginx).toContain('  "text/html; charset=utf-8" html;\n  "image/x-icon" ico;\n')
  expect(nginx).toContain(`error_page 404 "${base}404.html";`)
  expect(nginx).toContain(`"~^${base.replace('.', '\\\\.')}assets/" "${immutable}";`)
})

// Names that hosts would take for patterns. Windows has no files of such names.
test.skipIf(process.platform === 'win32')('every own file gets its type, whatever its name is', () => {
  const names = ['notes (1).md', 'a:b.md', 'a*.md', 'c++.md', 'what?.md', '{x}.md', '100% Ö.md']
  const { netlify, vercel } = hostingOf('/', { files: names })
  const sources = vercel.headers.slice(2).map(({ source }: { source: string }) => source)
  expect(sources.join('\n')).toMatchInlineSnapshot(`
    "/100%25%20%C3%96.md
    /a\\*.md
    /a\\:b.md
    /c\\+\\+.md
    /notes%20\\(1\\).md
    /what%3F.md
    /%7Bx%7D.md"
  `)
  expect(netlify.match(/^\/.*\.md$/gm)?.join('\n')).toMatchInlineSnapshot(`
    "/100%25%20%C3%96.md
    /a%2A.md
    /a%3Ab.md
    /c++.md
    /notes%20(1).md
    /what%3F.md
    /%7Bx%7D.md"
  `)
})

test('no value can become a variable of nginx', () => {
  expect(() => hostingOf('/', { policy: "connect-src 'self' https://$host" })).toThrow('dollar sign')
})

test('allows only what the site needs', () => {
  expect(metaPolicyOf({}, ['p{}'])).toMatchInlineSnapshot(
    `"default-src 'none'; script-src 'self'; style-src 'self' 'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'"`,
  )
})

test('with animations, allows the address of their worker', () => {
  expect(metaPolicyOf({ animations: { hero: { src: '/animations/hero.json' } } }, [])).toMatch(
    /trusted-types animations$/,
  )
})

test('forbids framing in the header, and allows each host of animations once, for fetching only', () => {
  const animations = {
    hero: { src: 'https://lottie.example/a.json' },
    loader: { src: 'https://lottie.example/b.json' },
  }
  expect(policyOf({ animations }, [])).toBe(`${metaPolicyOf({ animations }, [])}; frame-ancestors 'none'`)
  expect(policyOf({ animations }, [])).toContain("connect-src 'self' https://lottie.example;")
})

test.each(['/', '/me/'])('the policy is for our pages below %s, not for those of the owner', (base) => {
  const own = ['talks/restore.html', 'projects/index.html', 'slides.html']
  const ours = [
    'index.html',
    '404.html',
    'projects/cluster/index.html',
    'de/index.html',
    'de/projects/cluster/index.html',
  ]
  const { netlify, vercel, nginx, headersAt } = hostingOf(base, { files: [...own, ...ours], own })
  const policiesAt = (path: string) => headersAt(base + path).filter(([name]) => name === 'Content-Security-Policy')
  for (const path of ['talks/restore.html', 'talks/restore', 'projects/', 'projects', 'slides.html', 'slides']) {
    expect([path, policiesAt(path)]).toEqual([path, []])
    expect(headersAt(base + path).map(([name]) => name)).toContain('X-Content-Type-Options')
    expect(nginx).toContain(`  "${base}${path}" "";\n`)
  }
  for (const path of ['', 'index.html', '404.html', 'projects/cluster/', 'de/', 'de/projects/cluster/']) {
    expect([path, policiesAt(path)]).toEqual([path, [['Content-Security-Policy', POLICY]]])
    expect(nginx).not.toContain(`  "${base}${path}" "";\n`)
  }
  expect(nginx).toContain(`map $uri $policy {\n  default "${POLICY}";\n`)
  expect(nginx).toContain('add_header Content-Security-Policy $policy always;')
  const sources = vercel.headers.map(({ source }: { source: string }) => source.replace(/\(\.\*\)$/, '*'))
  expect(sources).toEqual(netlify.match(/^\/.*$/gm))
})

const WELL_KNOWN = '.well-known/security.txt'

test('GitHub Pages, S3 and the container get .well-known/', () => {
  expect(readFileSync('template/.github/workflows/publish.yml', 'utf8')).toMatch(
    /upload-pages-artifact.*\n\s+with: \{ path: dist, include-hidden-files: true \}/,
  )
  const [sync = ''] = /aws s3 sync dist "(?:.*\\\n)*.*/.exec(readFileSync('docs/hosting.md', 'utf8')) ?? []
  const excluded = Array.from(sync.matchAll(/--exclude '?([^'\s]+)/g), ([, pattern = '']) => pattern)
  expect(excluded).toContain('vercel.json')
  // In these patterns, an asterisk is any text, slashes included.
  const isExcluded = (pattern: string) => matchesGlob(WELL_KNOWN.replace('/', '-'), pattern)
  expect(excluded.filter(isExcluded)).toEqual([])
  // The last pattern that matches a file or its folder decides.
  const rules = readFileSync('deploy/Dockerfile.dockerignore', 'utf8')
    .split('\n')
    .filter((line) => /^[^#]/.test(line))
  const last = rules.findLast((rule) =>
    ['content/files/.well-known', `content/files/${WELL_KNOWN}`].some((path) =>
      matchesGlob(path, rule.replace(/^!/, '')),
    ),
  )
  expect(last).toMatch(/^!/)
})

const FILES = ['index.html', 'contact.vcf', 'favicon.ico', 'assets/a.js']

function hostingOf(base: string, { policy = POLICY, files = FILES, own = [] as string[] } = {}) {
  const folder = temporaryFolder(Object.fromEntries(files.map((file) => [file, ''])))
  writeHosting(folder, policy, base, own)
  const [netlify = '', vercel = '', nginx = ''] = ['_headers', 'vercel.json', '_nginx-headers.conf'].map((name) =>
    readFileSync(join(folder, name), 'utf8'),
  )
  return { netlify, vercel: JSON.parse(vercel), nginx, headersAt: readHeaders(folder) }
}
