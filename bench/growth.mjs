// What a site costs as its gallery grows: a content of many projects, each with a new picture.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../cli/set-up.mjs'
import { buildSite, compress } from './builds.mjs'

const CATEGORIES = ['Infrastructure', 'DevOps', 'Monitoring', 'Tech Event', 'Data']

/**
 * Builds a site with that many projects, first with new pictures and then five times after a change of a text.
 * @param {number} projects
 * @returns {Promise<{ site: string, allNew: number, newText: number[] }>} its folder, and seconds
 */
export async function growSite(projects) {
  const content = `node_modules/.site/growth/content-${projects}`
  const site = join(root, `node_modules/.site/growth/site-${projects}`)
  await writeContent(join(root, content), projects)
  const allNew = secondsOf(() => buildSite(site, content))
  const yaml = join(root, content, 'site.yaml')
  const text = readFileSync(yaml, 'utf8')
  const newText = [1, 2, 3, 4, 5].map((round) => {
    writeFileSync(yaml, text.replace('Project Gallery', `Project Gallery, version ${round}`))
    return secondsOf(() => buildSite(site, content))
  })
  compress(site)
  return { site, allNew, newText }
}

/**
 * @param {string} folder
 * @param {number} projects
 */
async function writeContent(folder, projects) {
  const { parse, stringify } = await import('yaml')
  const { default: sharp } = await import('sharp')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  cpSync(join(root, 'content'), folder, { recursive: true })
  const source = parse(readFileSync(join(folder, 'site.yaml'), 'utf8'))
  source.gallery.projects = await Promise.all(
    Array.from({ length: projects }, async (_, index) => {
      const file = `project-${index}.jpg`
      const noise = { type: /** @type {const} */ ('gaussian'), mean: 40 + (index % 120), sigma: 20 }
      await sharp({ create: { width: 300, height: 150, channels: 3, background: 'black', noise } })
        .resize(2400, 1200, { kernel: 'cubic' })
        .jpeg()
        .toFile(join(folder, 'images', file))
      return {
        title: `Project ${index + 1}`,
        category: CATEGORIES[index % CATEGORIES.length],
        description: `What project ${index + 1} was about, how it was built, and what came of it. `.repeat(3).trim(),
        picture: { file, alt: `Picture ${index + 1}` },
      }
    }),
  )
  writeFileSync(join(folder, 'site.yaml'), stringify(source))
}

/** @param {() => void} work */
function secondsOf(work) {
  const start = performance.now()
  work()
  return (performance.now() - start) / 1000
}
