import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sourceCopy } from '../generator/testing/source-copy.ts'
import { temporaryFolder } from '../generator/testing/temporary-folder.ts'
import { filesIn } from '../lib/files-in.ts'
import { packageFolder } from './set-up.mjs'

/** What an owner may run, in an order in which they may run it. */
const COMMANDS = [
  // From then on, the package is a file of the repository.
  'npx vitafolio init . --from resume.json',
  'npm run build',
  'npx vitafolio import resume.json --force',
  'npx vitafolio translate de',
  'npx vitafolio set profile.title Programmer',
  'npx vitafolio undo',
  'npx vitafolio doctor',
  'npx vitafolio build --outDir site',
]

const RESUME = { basics: { name: 'Ada Lovelace', label: 'Engineer' }, work: [{ name: 'Mill', position: 'Engineer' }] }

function call(command: string, cwd: string) {
  const env = {
    ...process.env,
    NODE_ENV: undefined,
    SITE_CONTENT: undefined,
    SITE_URL: undefined,
    VITEST: undefined,
    CI: undefined,
  }
  const { status, stdout, stderr } = spawnSync(command, { cwd, shell: true, encoding: 'utf8', env })
  expect(status, `${command}: ${stdout}${stderr}`).toBe(0)
  return stdout + stderr
}

test('an owner builds a site with nothing but the packed package', () => {
  const outside = temporaryFolder({ 'my-site/resume.json': JSON.stringify(RESUME) })
  const repository = join(outside, 'my-site')
  call(`npm pack --silent --pack-destination ${outside}`, packageFolder)
  const archive = readdirSync(outside).find((name) => name.endsWith('.tgz'))
  call(`npm install --omit=dev --prefer-offline --no-audit --no-fund ../${archive}`, repository)
  for (const command of COMMANDS) call(command, repository)
  expect(readFileSync(join(repository, 'site/de/index.html'), 'utf8')).toContain('<title>Ada Lovelace')
  expect(readFileSync(join(repository, 'dist/index.html'), 'utf8')).toContain('<title>Ada Lovelace')
  expect(readdirSync(outside).toSorted()).toEqual(['my-site', archive])
  const { dependencies } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'))
  expect(dependencies).toEqual({ vitafolio: `file:vendor/${archive}` })

  writeFileSync(join(repository, '.cache/version'), '0.1.0')
  expect(call('npm run doctor', repository)).toContain('vitafolio 0.1.0 is now')
  expect(call('npm run build', repository)).toMatch(/^vitafolio 0\.1\.0 is now \d+\.\d+\.\d+\. [A-Z]/m)
  expect(call('npm run doctor', repository)).not.toContain('is now')

  const later = Date.now() / 1000 + 60
  utimesSync(join(repository, 'package-lock.json'), later, later)
  expect(call('npm run doctor', repository)).toContain(
    'node_modules/ is older than package-lock.json. Run npm install.',
  )

  const packed = readdirSync(join(repository, 'node_modules/vitafolio'), { recursive: true, encoding: 'utf8' })
  expect(packed.filter((file) => /\.(?:test|spec)\.|^(?:artwork|tests|tools)\b|references|testing/.test(file))).toEqual(
    [],
  )
  expect(existsSync(join(repository, 'node_modules/@playwright/test'))).toBe(false)
}, 1_200_000)

test('a résumé that was imported in our own clone is not packed', () => {
  const copy = sourceCopy()
  copy.write('content/site.yaml', 'name: Ada Lovelace')
  copy.write('content/site-before-import.yaml', 'name: Ada')
  const [{ files }] = JSON.parse(copy.run('npm pack --dry-run --json --silent')) as [{ files: { path: string }[] }]
  const paths = files.map(({ path }) => path)
  expect(paths).toContain('content/content.ts')
  expect(paths.filter((path) => /^content\/.*\.yaml$/.test(path))).toEqual([])
})

// npm leaves out folders with the name cvs, as version control once made them.
test('every module of the commands is packed', () => {
  const { stdout } = spawnSync('npm pack --dry-run --json --silent', { shell: true, encoding: 'utf8' })
  const [{ files }] = JSON.parse(stdout) as [{ files: { path: string }[] }]
  const packed = new Set(files.map(({ path }) => path))
  const folders = ['cli', 'content', 'editor', 'generator', 'importers', 'lib', 'model', 'src']
  const modules = folders.flatMap((folder) => filesIn(folder).map((path) => `${folder}/${path}`))
  const isOurs = (path: string) => /\.test\.|\/testing\/|fixtures\.ts$|^importers\/layouts\//.test(path)
  const missing = modules.filter((path) => /\.(?:ts|tsx|mjs|css)$/.test(path) && !isOurs(path) && !packed.has(path))
  expect(missing).toEqual([])
})
