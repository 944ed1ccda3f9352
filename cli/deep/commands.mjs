import assert from 'node:assert/strict'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildsAlike } from './builds-alike.mjs'
import { servesFromContainer } from './container/container.mjs'

/** @typedef {import('./fresh-copy.mjs').FreshCopy} FreshCopy */

/** The sample, whatever stands in content/ by now. */
const SAMPLE = { SITE_CONTENT: 'tests/specimen' }

const ACCOUNT = 'needs an account at the host; the page that names it says what was tried without one'

const SERVER = 'is typed on the machine that serves; tests/nginx.spec.ts and tests/release.spec.ts run what it runs'
const BENCH = 'needs packages of its own and half an hour of a machine that has nothing else to do'

const DOCKER = {
  build: 'docker build --tag portfolio:1 --build-arg SOURCE_DATE_EPOCH="$(git log -1 --format=%ct)" .',
  run: 'docker run --read-only --tmpfs /srv/portfolio/run:mode=1777 --publish 8080:8080 portfolio:1',
}

/**
 * Every command that the documents name, in the order they are run in: how that is done and what must hold then, or why it
 * is not done. The first one installs; none relies on another but for that, and for those of git. `leftOut` is what this
 * machine has not.
 * @type {Record<string, ((fresh: FreshCopy) => unknown) | { notRun: string }>}
 */
export const COMMANDS = {
  'npm start': async (fresh) => {
    assert(!existsSync(join(fresh.copy, 'node_modules')))
    await fresh.serves('npm start', { PORT: '0' })
    assert(existsSync(join(fresh.copy, 'node_modules')))
  },
  'PORT=4174 npm start': async (fresh) => {
    assert.match(await fresh.serves('PORT=4174 npm start'), /:4174\b/)
  },
  'npm run dev': (fresh) => fresh.serves('npm run dev'),
  'npm run build': async (fresh) => {
    assert.match(await built(fresh, 'npm run build'), /<h1/)
    const forOthers = { ...SAMPLE, SITE_URL: 'https://ada.dev/' }
    assert.match(await fresh.run('npm run build', { status: 1, env: forOthers }), /site\.yaml:\d+:\d+ .* of the sample/)
    await buildsAlike(fresh)
  },
  'npm run build -- --allow-sample': (fresh) =>
    built(fresh, 'npm run build -- --allow-sample', { ...SAMPLE, SITE_URL: 'https://ada.dev/' }),
  'SITE_URL=https://me.example/portfolio/ npm run build': async (fresh) => {
    const page = await built(fresh, 'SITE_URL=https://me.example/portfolio/ npm run build')
    assert.match(page, /<link rel="canonical" href="https:\/\/me\.example\/portfolio\/"/)
    assert.match(page, /<script type="module"[^>]* src="\/portfolio\//)
  },
  'SITE_URL=$URL npm run build': (fresh) =>
    isForOthers(fresh, 'SITE_URL=$URL npm run build', { URL: 'https://ada.dev' }),
  'SITE_URL=https://$VERCEL_PROJECT_PRODUCTION_URL npm run build': (fresh) =>
    isForOthers(fresh, 'SITE_URL=https://$VERCEL_PROJECT_PRODUCTION_URL npm run build', {
      VERCEL_PROJECT_PRODUCTION_URL: 'ada.dev',
    }),
  'SITE_CONTENT=tests/specimen npm run build': (fresh) => built(fresh, 'SITE_CONTENT=tests/specimen npm run build'),
  'npm test': (fresh) => passes(fresh, 'npm test -- format types'),
  'npm test -- unit html': (fresh) => passes(fresh, 'npm test -- style format'),
  '.ci/run': { notRun: 'is npm test and nothing else' },
  'npm run test:deep': { notRun: 'is this one' },
  'npm run test:engines': async (fresh) => {
    const said = await fresh.run('npm run test:engines')
    assert.match(said, /^ +\d+ passed/m)
    const [, missing] = /^Left out, .*: (.+)$/m.exec(said) ?? []
    return missing === undefined ? undefined : { leftOut: missing }
  },
  'npm run import': async (fresh) => {
    assert.match(await fresh.run('npm run import', { status: 1 }), /Name the file to import/)
  },
  'npm run import -- resume.json': importsTwice,
  'npm run doctor': async (fresh) => {
    assert.match(await fresh.run('npm run doctor'), /^Nothing has to be put right/m)
  },
  'npm run doctor -- --online': async (fresh) => {
    assert.match(await fresh.run('npm run doctor -- --online', { env: SAMPLE }), /^links: \d+ looked at, 0 asked/m)
  },
  'npm run --silent doctor -- --json': async (fresh) => {
    assert.equal(JSON.parse(await fresh.run('npm run --silent doctor -- --json')).ok, true)
  },
  'npm run fuzz': async (fresh) => {
    assert.match(await fresh.run('npm run fuzz', { env: { RUNS: '200' } }), /\d+ were refused with a line/)
  },
  'npm run schema': leavesNoDifference('npm run schema'),
  'npm run format': leavesNoDifference('npm run format'),
  'npx vitest run generator/content/delivered -u': leavesNoDifference('npx vitest run generator/content/delivered -u'),
  'npm run shots': (fresh) => shoots(fresh, 'npm run shots -- top 390 dark', ['top-dark-390.jpg']),
  'npm run shots -- menu 390': (fresh) =>
    shoots(fresh, 'npm run shots -- menu 390', ['menu-dark-390.jpg', 'menu-light-390.jpg']),
  'git remote rename origin upstream': async (fresh) => {
    await fresh.run('git remote rename origin upstream')
    assert.equal(fresh.git('remote'), 'upstream')
  },
  'git fetch upstream': async (fresh) => {
    const newer = fresh.release((folder) => writeFileSync(join(folder, 'newer.md'), '# Newer\n'))
    await fresh.run('git fetch upstream')
    assert.equal(fresh.git('rev-parse', 'upstream/main'), newer)
  },
  'git merge upstream/main': async (fresh) => {
    await fresh.run('git merge upstream/main')
    assert(existsSync(join(fresh.copy, 'newer.md')))
  },
  [DOCKER.build]: (fresh) => servesFromContainer(fresh, DOCKER),
  [DOCKER.run]: { notRun: 'is done with what docker build makes' },
  'git push': { notRun: 'would change what it pushes to' },
  'npx netlify-cli deploy --prod --no-build --dir dist': { notRun: ACCOUNT },
  'npx wrangler pages deploy dist --project-name portfolio': { notRun: ACCOUNT },
  'npx vercel deploy dist --prod --project portfolio': { notRun: ACCOUNT },
  'rsync -a --delete dist dist.hosting deploy/nginx root@me.example:portfolio/': {
    notRun: 'copies to another machine',
  },
  'cd ~/portfolio': { notRun: SERVER },
  'cd ~/portfolio && nginx/release.sh dist /srv/portfolio': { notRun: SERVER },
  'npm run scan': async (fresh) => {
    await built(fresh, 'npm run build')
    assert.match(await fresh.run('npm run scan'), /^1[3-9]\d points: A\+$/m)
  },
  'npm run load': async (fresh) => {
    await built(fresh, 'npm run build')
    assert.match(await fresh.run('npm run load'), /^ratio /m)
  },
  'npm run bench': { notRun: BENCH },
  'npm run bench -- --lighthouse': { notRun: BENCH },
  'npm run bench -- --projects 200': { notRun: BENCH },
  'npm run bench -- --beside <folder>': { notRun: BENCH },
}

/**
 * The home page of what a command builds.
 * @param {FreshCopy} fresh
 * @param {string} command
 * @param {Record<string, string>} [env]
 */
async function built(fresh, command, env = {}) {
  rmSync(join(fresh.copy, 'dist'), { recursive: true, force: true })
  await fresh.run(command, { env })
  return readFileSync(join(fresh.copy, 'dist/index.html'), 'utf8')
}

/**
 * The host's variable reaches the build: for an address of others, it refuses the sample.
 * @param {FreshCopy} fresh
 * @param {string} command
 * @param {Record<string, string>} env
 */
async function isForOthers(fresh, command, env) {
  assert.match(await fresh.run(command, { status: 1, env: { ...SAMPLE, ...env } }), /of the sample/)
}

/**
 * Every machine that takes a change runs all of it; here a quick step shows that the command does.
 * @param {FreshCopy} fresh
 * @param {string} command
 */
async function passes(fresh, command) {
  assert.match(await fresh.run(command), /^[1-9]\d* passed, 0 failed$/m)
}

/** @param {FreshCopy} fresh */
async function importsTwice(fresh) {
  const content = join(fresh.copy, 'content')
  cpSync(join(fresh.copy, 'tests/specimen/site.yaml'), join(content, 'site.yaml'))
  writeFileSync(join(fresh.copy, 'resume.json'), '{"basics": {"name": "Ada Lovelace"}}')
  assert.match(await fresh.run('npm run import -- resume.json'), /Taken from resume\.json/)
  const yaml = readFileSync(join(content, 'site.yaml'), 'utf8')
  assert.match(yaml, /^name: Ada Lovelace$/m)
  assert.match(yaml, /# the sample's$/m)
  assert.match(await fresh.run('npm run import -- resume.json', { status: 1 }), /--force/)
  await fresh.run('npm run import -- resume.json --force')
  assert(readdirSync(content).includes('site.before-import.yaml'))
}

/** @param {string} command */
function leavesNoDifference(command) {
  /** @param {FreshCopy} fresh */
  return async (fresh) => {
    await fresh.run(command)
    assert.equal(fresh.differences(), '')
  }
}

/**
 * @param {FreshCopy} fresh
 * @param {string} command
 * @param {string[]} files
 */
async function shoots(fresh, command, files) {
  const folder = join(fresh.copy, 'shots')
  rmSync(folder, { recursive: true, force: true })
  await fresh.run(command)
  assert.deepEqual(readdirSync(folder).toSorted(), files)
}
