import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { parse, stringify } from 'yaml'
import { root } from '../cli/set-up.mjs'
import { contentFolder } from '../generator/content/content-folder.mjs'
import { buildSite } from './site.ts'

/** Builds a site with that many projects, with new pictures and again after a change of a text. Prints the seconds. */
export async function buildLargeSite(projects: number) {
  const content = join(root, 'node_modules/.site/bench-content')
  cpSync(resolve(root, contentFolder(root)), content, { recursive: true })
  const file = join(content, 'site.yaml')
  const source = parse(readFileSync(file, 'utf8'))
  source.gallery.projects = await Promise.all(Array.from({ length: projects }, (_, index) => project(content, index)))

  const build = async (change: string) => {
    source.gallery.title = change
    writeFileSync(file, stringify(source))
    const start = performance.now()
    const folder = await buildSite('bench-large', content)
    console.log(`${projects} projects: built in ${Math.round((performance.now() - start) / 1000)} s after ${change}`)
    return folder
  }
  await build('new pictures')
  return build('a new text')
}

async function project(content: string, index: number) {
  const file = `project-${index}.jpg`
  const noise = { type: 'gaussian', mean: 100, sigma: 20 } as const // a literal; random, so no picture is in the cache
  const create = { width: 300, height: 150, channels: 3, background: 'black', noise } as const // a literal
  await sharp({ create })
    .resize(2400, 1200)
    .toFile(join(content, 'images', file))
  const title = `Project ${index}`
  return { title, category: `Category ${index % 5}`, description: title, picture: { file, alt: title } }
}
