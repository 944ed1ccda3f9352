import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { commitAll, git, hasGit, projectAsRepository } from './git.mjs'

// Within the project, whose packages the copies then find; what is linked there instead could be lost in an installation.
mkdirSync('test-results', { recursive: true })
const folder = mkdtempSync(join(process.cwd(), 'test-results', 'merge-'))
const engine = join(folder, 'engine')
const own = join(folder, 'own')

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.runIf(hasGit())(
  'a newer engine merges into an owner’s site without touching what is theirs, and builds it with what is new',
  { timeout: 180_000 }, // A build that has nothing made before, and five times as long where the machine has other work.
  async () => {
    releaseEngine()
    git(folder, 'clone', '--quiet', engine, own)
    await makeItOurs()
    const before = git(own, 'rev-parse', 'HEAD')
    renewEngine()

    git(own, 'remote', 'rename', 'origin', 'upstream')
    git(own, 'fetch', '--quiet', 'upstream')
    git(own, 'merge', '--quiet', '--no-edit', 'upstream/main')

    expect(git(own, 'status', '--porcelain')).toBe('')
    expect(git(own, 'diff', '--name-only', before, 'HEAD', '--', 'content')).toBe('content/site.schema.json')
    expect(git(own, 'diff', '--name-only', 'upstream/main', 'HEAD', '--', '.', ':!content')).toBe('')

    change(own, 'content/site.yaml', /\n {2}headline:/, '\n  motto: Calm by design\n  headline:')
    expect(withPackage('vite', 'build', '--logLevel', 'warn')).toMatchObject({ status: 0 })
    const page = readFileSync(join(own, 'dist/index.html'), 'utf8')
    expect(page).toContain('Ada Lovelace')
    expect(page).toContain('Calm by design')
    expect(readdirSync(join(own, 'dist/images'))).toContain('engine-room.jpg')
  },
)

/** With the specimen for its content: what stands in content/ may be an owner's already. */
function releaseEngine() {
  projectAsRepository(engine)
  const schema = readFileSync(join(engine, 'content/site.schema.json'))
  rmSync(join(engine, 'content'), { recursive: true })
  cpSync(join(engine, 'tests/specimen'), join(engine, 'content'), { recursive: true })
  writeFileSync(join(engine, 'content/site.schema.json'), schema)
  commitAll(engine, 'Release')
}

/**
 * Texts, pictures replaced, others removed with their projects, one added with a project, an animation removed. Few and
 * small pictures are soon built.
 */
async function makeItOurs() {
  const file = join(own, 'content/site.yaml')
  const images = join(own, 'content/images')
  const content = parseDocument(readFileSync(file, 'utf8'))
  const { footer, gallery } = content.toJS()
  const [kept, ...removed] = gallery.projects
  content.set('name', 'Ada Lovelace')
  content.setIn(['hero', 'headline'], 'Engines that compute')
  content.setIn(['footer', 'links'], [...footer.links, { label: 'Notes', address: 'https://ada.example/notes' }])
  content.deleteIn(['animations', 'hero'])
  const added = { ...kept, title: 'Engine Room', picture: { file: 'engine-room.jpg', alt: 'A room' } }
  content.setIn(['gallery', 'projects'], [kept, added])
  writeFileSync(file, content.toString())
  for (const { picture } of removed) rmSync(join(images, picture.file))
  rmSync(join(own, 'content/animations/hero.json'))
  for (const name of ['portrait.jpg', 'hero.jpg', 'engine-room.jpg']) {
    const picture = sharp({ create: { width: 800, height: 400, channels: 3, background: 'teal' } })
    await picture.jpeg().toFile(join(images, name))
  }
  commitAll(own, 'Make it ours')
}

/** A new field, shown by the page and known to editors, and changes wherever else the engine has files. */
function renewEngine() {
  change(engine, 'schema/site.ts', /\n\s+headline: /, "\n      motto: text.optional().describe('A line of yours.'),$&")
  change(engine, 'src/sections/hero/hero.tsx', /headline, subtitle/, 'motto, $&')
  change(engine, 'src/sections/hero/hero.tsx', /<p className=\{styles\.subtitle\}/, '{motto && <p>{motto}</p>}\n$&')
  change(engine, 'generator/outputs.ts', /^/, '// Newer.\n')
  change(engine, 'README.md', /# .*/, '$&, newer')
  change(engine, 'package.json', /"version": "[^"]*"/, '"version": "99.0.0"')
  writeFileSync(join(engine, 'generator/newer.ts'), 'export const newer = true\n')
  expect(withPackage('vitest', 'run', 'generator/content/site-schema', '-u')).toMatchObject({ status: 0 })
  commitAll(engine, 'Release anew')
}

/**
 * @param {string} project
 * @param {string} path
 * @param {RegExp} pattern
 * @param {string} replacement
 */
function change(project, path, pattern, replacement) {
  const file = join(project, path)
  const text = readFileSync(file, 'utf8')
  expect(`${path}: ${text}`).toMatch(pattern)
  writeFileSync(file, text.replace(pattern, replacement))
}

/**
 * A command of a package of ours, in the owner's copy or, for the tests' own, in the engine's.
 * @param {'vite' | 'vitest'} name
 * @param {string[]} args
 */
function withPackage(name, ...args) {
  const program = { vite: 'node_modules/vite/bin/vite.js', vitest: 'node_modules/vitest/vitest.mjs' }[name]
  // Neither the tests we are run by, nor another content or address.
  const env = Object.fromEntries(Object.entries(process.env).filter(([key]) => !/^(?:VITEST|NODE_ENV|SITE_)/.test(key)))
  const cwd = name === 'vite' ? own : engine
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(process.cwd(), program), ...args], {
    cwd,
    env,
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}
