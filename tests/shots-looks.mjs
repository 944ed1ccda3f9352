import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { parse, stringify } from 'yaml'
import { serve } from '../cli/serve.mjs'
import { build, fail, root } from '../cli/set-up.mjs'

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {{ accent?: string, corners?: string, headings?: string }} Look */

/** @type {Look[]} */
const LOOKS = [
  {},
  { accent: '#ffb224', headings: 'serif' },
  { accent: '#7c5cff', corners: 'round' },
  { accent: '#2f9e44', corners: 'sharp', headings: 'mono' },
  { accent: '#e5484d' },
  { accent: 'grey', headings: 'serif' },
]
const THEMES = ['dark', 'light']

const FOLDER = join(root, 'node_modules/.site/looks')
const VIEWPORT = { width: 1280, height: 1160 }
/** Without the gutter of the scrollbar. */
const CLIP = { x: 0, y: 0, width: 1264, height: 1160 }
const TILE = { width: 448, height: 411 }
const GAP = 12
const COLUMNS = 4

/**
 * Builds the sample in six looks, without its banner image, and puts their first screens into docs/looks.jpg.
 * @param {Browser} browser
 */
export async function shootLooks(browser) {
  const tiles = []
  for (const [index, look] of LOOKS.entries()) tiles.push(...(await tilesOf(browser, join(FOLDER, `${index}`), look)))
  const rows = Math.ceil(tiles.length / COLUMNS)
  const placed = tiles.map((input, index) => ({
    input,
    left: GAP + (index % COLUMNS) * (TILE.width + GAP),
    top: GAP + Math.floor(index / COLUMNS) * (TILE.height + GAP),
  }))
  const size = { width: GAP + COLUMNS * (TILE.width + GAP), height: GAP + rows * (TILE.height + GAP) }
  await sharp({ create: { ...size, channels: 3, background: '#8b929b' } })
    .composite(placed)
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(join(root, 'docs/looks.jpg'))
  rmSync(FOLDER, { recursive: true, force: true })
}

/**
 * @param {Browser} browser
 * @param {string} folder
 * @param {Look} look
 */
async function tilesOf(browser, folder, look) {
  const [content, output] = [join(folder, 'content'), join(folder, 'site')]
  mkdirSync(content, { recursive: true })
  cpSync(join(root, 'sample'), content, { recursive: true })
  const { hero, ...sample } = parse(readFileSync(join(root, 'sample/site.yaml'), 'utf8'))
  const { picture: _, ...banner } = hero
  writeFileSync(join(content, 'site.yaml'), stringify({ ...sample, look, hero: banner }))
  const environment = { SITE_CONTENT: content, ALLOW_SAMPLE: 'yes' }
  if (!(await build(['--logLevel', 'error', '--outDir', output], environment))) fail('The build of a look failed.')
  const site = await serve({ folder: output })
  const page = await browser.newPage({ baseURL: site.address, viewport: VIEWPORT, reducedMotion: 'reduce' })
  await page.goto('')
  await page.waitForTimeout(3500) // for the overlay and the animations
  const tiles = []
  for (const theme of THEMES) {
    if (theme === 'light') await page.locator('#root > button').click()
    await page.waitForTimeout(600)
    tiles.push(
      await sharp(await page.screenshot({ clip: CLIP }))
        .resize(TILE)
        .png()
        .toBuffer(),
    )
  }
  await page.close()
  await site.close()
  return tiles
}
