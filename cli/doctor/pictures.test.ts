import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { checkPictures } from './pictures.ts'
import { readSite } from './read-site.ts'

const HERO = 'hero:\n  picture: { file: hero.jpg, alt: A lake }\n'
const HEIC = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')
const AVIF = await pixels(1, 1).avif().toBuffer()

function pixels(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: 'teal' } })
}

/** What is said of a content with these pictures, each in a line. */
async function saidOf(yaml: string, images: Record<string, Buffer | string>, room = 'images') {
  const root = mkdtempSync(join(tmpdir(), 'doctor-'))
  mkdirSync(join(root, 'content', room), { recursive: true })
  writeFileSync(join(root, 'content/site.yaml'), yaml)
  for (const [name, bytes] of Object.entries(images)) writeFileSync(join(root, 'content', room, name), bytes)
  const { site } = await readSite(root, 'content')
  const { findings } = site ? await checkPictures(site) : { findings: [] }
  return findings.map(({ level, place, message }) => `${level} ${place.file}:${place.line} ${message}`)
}

test('a picture as large as every screen wants it is quiet', async () => {
  expect(await saidOf(HERO, { 'hero.jpg': await pixels(3840, 1920).jpeg().toBuffer() })).toEqual([])
})

test('one that is too small is named with the size it has and the size that is shown', async () => {
  expect(await saidOf(HERO, { 'hero.jpg': await pixels(1920, 960).jpeg().toBuffer() })).toEqual([
    'advice content/images/hero.jpg:null has 1920 x 960 pixels; large screens show 3840 x 1920 where it stands, so put in a larger one if you have it',
  ])
})

test('it is measured at the place that wants most of it', async () => {
  const yaml = `${HERO}expertise: { skills: [{ name: a, icon: hero.jpg }] }`
  const said = await saidOf(yaml, { 'hero.jpg': await pixels(100, 50).jpeg().toBuffer() })
  expect(said.join()).toContain('large screens show 3840 x 1920')
  expect(said.join()).toContain('it is drawn up to 38 times as large as it is, and blurred')
})

test('a picture that stands for a skill is measured as a tile', async () => {
  const yaml = 'expertise: { skills: [{ name: a, icon: go.png }] }'
  const said = await saidOf(yaml, { 'go.png': await pixels(72, 72).png().toBuffer() })
  expect(said.join()).toContain('large screens show 144 x 144')
})

test('a drawing has any size', async () => {
  const yaml = 'hero: { picture: { file: a.svg, alt: A lake } }'
  const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>'
  expect(await saidOf(yaml, { 'a.svg': svg })).toEqual([])
})

const png = await pixels(3840, 1920).png().toBuffer()

test.each([
  [
    'a PNG called .jpg',
    'hero.jpg',
    png,
    'advice',
    'is PNG, although it ends in .jpg; call it hero.png, also in content/site.yaml:2',
  ],
  [
    'an AVIF called .jpg',
    'hero.jpg',
    AVIF,
    'advice',
    'is AVIF, although it ends in .jpg; call it hero.avif, also in content/site.yaml:2',
  ],
  ['a HEIC called .jpg', 'hero.jpg', HEIC, 'problem', 'is HEIC, although it ends in .jpg; save it anew as JPEG'],
  [
    'a page called .jpg',
    'hero.jpg',
    '<!DOCTYPE html><p>404',
    'problem',
    'is a web page, although it ends in .jpg; a download that failed leaves that',
  ],
  ['an SVG called .png', 'hero.png', '<svg xmlns="…"/>', 'advice', 'is SVG, although it ends in .png'],
  ['a PNG called .svg', 'hero.svg', png, 'problem', 'is PNG, although it ends in .svg'],
  ['a GIF called .png', 'hero.png', 'GIF89a', 'problem', 'is GIF, although it ends in .png'],
  ['a PDF called .webp', 'hero.webp', '%PDF-1.7', 'problem', 'is PDF, although it ends in .webp'],
  ['a TIFF called .png', 'hero.png', 'II*\0', 'problem', 'is TIFF, although it ends in .png'],
])('%s is named', async (_, file, bytes, level, message) => {
  const said = await saidOf(HERO.replace('hero.jpg', file), { [file]: bytes })
  expect(said.join('\n')).toContain(`${level} content/images/${file}:null ${message}`)
})

test.each([
  ['hero.JPEG', pixels(3840, 1920).jpeg()],
  ['hero.webp', pixels(3840, 1920).webp()],
])('%s is called what it is', async (file, picture) => {
  expect(await saidOf(HERO.replace('hero.jpg', file), { [file]: await picture.toBuffer() })).toEqual([])
})

test('a picture of more than ten megabytes is named', async () => {
  const large = Buffer.concat([png, Buffer.alloc(11_000_000)])
  const said = await saidOf(HERO.replace('jpg', 'png'), { 'hero.png': large })
  expect(said.join('\n')).toContain('advice content/images/hero.png:null has 11.')
})

test.each([
  ['hero.jpg', 'is the name of a file; say what the picture shows'],
  ['hero', 'is the name of a file; say what the picture shows'],
  ['An image of a lake', 'says that it is a picture, as screen readers do; say what it shows'],
  ['Picture of a lake', 'says that it is a picture, as screen readers do; say what it shows'],
])('the alternative text "%s" is named at its line', async (alt, message) => {
  const said = await saidOf(HERO.replace('A lake', alt), {})
  expect(said).toEqual([`advice content/site.yaml:2 hero.picture.alt: ${message}`])
})

test.each(['images', 'animations'])('a file in %s that nothing names is named', async (room) => {
  const said = await saidOf('name: Ada', { 'old.json': '{}', '.DS_Store': '' }, room)
  expect(said).toEqual([`advice content/${room}/old.json:null is not named in the content, and stays out of the site`])
})

test('but not one that is named in a field with a wrong name', async () => {
  expect(await saidOf('heroes: [{ file: hero.jpg }]', { 'hero.jpg': '' })).toEqual([])
})
