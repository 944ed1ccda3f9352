import { spawnSync } from 'node:child_process'
import { chmodSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../generator/testing/temporary-folder.ts'

const YAML = `url: https://ada.dev/
language: en
name: Ada
title: '{name}'
description: >
  The personal website of {name}, with the CV as a PDF for download.
hero: { headline: '{name}' }
profile: { title: Engineer }
footer:
  about: |-
    First line.

    Second paragraph.
`
const STYLE = '@import "more styles/größe (1).css";\nh1 { background: url("images/a [1].svg") }\n'
const CONTENT = {
  'site.yaml': YAML,
  'style.css': STYLE,
  'more styles/größe (1).css': 'h2 {\n  color: rgb(1 2 3);\n}\n',
  'images/a [1].svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  'files/notes (1).txt': 'Notes',
}

type Surroundings = { folder?: string; lineEnd?: string; env?: Record<string, string>; branch?: string }

const SURROUNDINGS: [name: string, surroundings: Surroundings][] = [
  ['a path with spaces, umlauts and brackets', { folder: 'Jörg site (1) [new] {2}' }],
  ['line ends of Windows, on the branch master', { lineEnd: '\r\n', branch: 'master' }],
  ['no git', { env: { PATH: '' } }],
]

const ENV = { ...process.env, SITE_CONTENT: '', SITE_URL: '', ALLOW_SAMPLE: '', VITEST: '', NO_COLOR: '1' }

function owner(files: Record<string, string>, folder: string) {
  const inFolder = Object.entries(files).map(([path, text]) => [`${folder}/content/${path}`, text] as const)
  return join(temporaryFolder(Object.fromEntries(inFolder)), folder)
}

function vitafolio(command: string, cwd: string, options: object = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(process.cwd(), 'cli/vitafolio.mjs'), command], {
    cwd,
    env: ENV,
    encoding: 'utf8',
    ...options,
  })
  return { status, output: stdout + stderr }
}

test.each(SURROUNDINGS)(
  'doctor and build work with %s',
  (_, { folder = 'site', lineEnd = '\n', env = {}, branch }) => {
    const files = Object.entries(CONTENT).map(([path, text]) => [path, text.replaceAll('\n', lineEnd)] as const)
    const cwd = owner(Object.fromEntries(files), folder)
    const git = `git init -q -b ${branch} && git add . && git -c user.name=a -c user.email=a@a.dev commit -qm a`
    if (branch) spawnSync(git, { cwd, shell: true })

    const options = { env: { ...ENV, ...env } }
    expect(vitafolio('doctor', cwd, options)).toMatchObject({
      status: 0,
      output: expect.stringContaining('No problems found.'),
    })
    expect(vitafolio('build', cwd, options)).toMatchObject({ status: 0 })
    const page = readFileSync(join(cwd, 'dist/index.html'), 'utf8')
    expect(page).toMatch(/h1\{background:url\(\/assets\/[^)]+\.svg\)/)
    expect(page).toContain('h2{color:#010203}')
    expect(page).toContain('Second paragraph.')
    expect(page.includes('built from ')).toBe(branch !== undefined)
    expect(readFileSync(join(cwd, 'dist/notes (1).txt'), 'utf8')).toBe('Notes')
  },
  120_000,
)

// Root may write everywhere, so another user runs the commands, who may not reach a clone in root's home.
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
const reachesClone = spawnSync(process.execPath, ['cli/vitafolio.mjs', '--help'], user).status === 0

test.runIf(process.platform !== 'win32' && reachesClone)('doctor and build say that a folder is read-only', () => {
  const cwd = owner(CONTENT, 'site')
  chmodSync(dirname(cwd), 0o755)
  chmodSync(cwd, 0o555)
  for (const command of ['doctor', 'build']) {
    expect(vitafolio(command, cwd, user)).toEqual({
      status: 1,
      output: `\nThe project folder is not writable: ${cwd}. Check its permissions.\n`,
    })
  }
})
