// What a site costs as its gallery grows: contents of many projects, each with a new picture.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { root } from '../scripts/set-up.mjs'
import { buildSite, compress, serveCompressed } from './builds.mjs'
import { press, scroll } from './inputs.mjs'

/** How often each site is built anew, pressed and scrolled. */
const ROUNDS = [1, 2, 3, 4, 5]

const CACHE = join(root, 'node_modules/.cache/pictures')
const CATEGORIES = ['Infrastructure', 'DevOps', 'Monitoring', 'Tech Event', 'Data']
const WORDS =
  'cluster region pipeline budget latency replica warehouse release trace quota queue backup drill lineage alert load team window service table'.split(
    ' ',
  )

/**
 * Builds a site with so many projects, first with new pictures, then after changes of its text, and uses it.
 * @param {import('@playwright/test').Browser} browser
 * @param {number} projects
 */
export async function grow(browser, projects) {
  const content = `node_modules/.site/growth/content-${projects}`
  const output = join(root, `node_modules/.site/growth/site-${projects}`)
  await write(join(root, content), projects)
  const known = new Set(readdirSync(CACHE))
  const cold = timeOf(() => buildSite(output, content))
  const yaml = join(root, content, 'site.yaml')
  const text = readFileSync(yaml, 'utf8')
  const warm = ROUNDS.map((round) => {
    writeFileSync(yaml, text.replace('Project Gallery', `Gallery of Projects, ${round}`))
    return timeOf(() => buildSite(output, content))
  })
  for (const made of readdirSync(CACHE)) if (!known.has(made)) rmSync(join(CACHE, made))

  const figures = {
    cold,
    warm,
    html: weightOf(output, /^index\.html$/),
    script: weightOf(output, /^assets.index-.*\.js$/),
  }
  compress(output)
  const { address, close } = await serveCompressed(output)
  try {
    /** @type {Record<string, number>[]} */
    const waits = []
    /** @type {number[]} */
    const frames = []
    for (const _ of ROUNDS) {
      waits.push(await press(browser, address))
      frames.push(await scroll(browser, address))
    }
    return { ...figures, waits, frames }
  } finally {
    close()
  }
}

/**
 * The content of the project with other projects.
 * @param {string} folder
 * @param {number} projects
 */
async function write(folder, projects) {
  const { parse, stringify } = await import('yaml')
  const { default: sharp } = await import('sharp')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  cpSync(join(root, 'content'), folder, { recursive: true })
  const source = parse(readFileSync(join(folder, 'site.yaml'), 'utf8'))
  const chance = chances(projects)
  const wordsOf = (/** @type {number} */ count) =>
    Array.from({ length: count }, () => WORDS[Math.floor(chance() * WORDS.length)]).join(' ')
  source.gallery.projects = await Promise.all(
    Array.from({ length: projects }, async (_, index) => {
      const file = `project-${index}.jpg`
      const noise = { type: /** @type {const} */ ('gaussian'), mean: 40 + chance() * 120, sigma: 20 }
      const picture = sharp({ create: { width: 300, height: 150, channels: 3, background: 'black', noise } })
      await picture
        .resize(2400, 1200, { kernel: 'cubic' })
        .jpeg()
        .toFile(join(folder, 'images', file))
      return {
        title: `Project ${index + 1}: ${wordsOf(2)}`,
        category: CATEGORIES[index % CATEGORIES.length],
        description: `Number ${index + 1}, ${wordsOf(45)}.`,
        picture: { file, alt: `Picture ${index + 1}, ${wordsOf(8)}` },
      }
    }),
  )
  writeFileSync(join(folder, 'site.yaml'), stringify(source))
}

/**
 * Numbers from 0 to 1 that are the same in every run (mulberry32).
 * @param {number} seed
 */
function chances(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/**
 * @param {() => void} work
 * @returns {number} seconds
 */
function timeOf(work) {
  const began = performance.now()
  work()
  return (performance.now() - began) / 1000
}

/**
 * @param {string} folder
 * @param {RegExp} name
 */
function weightOf(folder, name) {
  const file = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((candidate) => name.test(candidate))
  return brotliCompressSync(readFileSync(join(folder, file ?? ''))).length
}
