import { readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { siteYaml, temporaryFolder } from '../../generator/testing/temporary-folder.ts'
import { readContent } from '../read-content.ts'
import { files } from '../rules/files.ts'
import { unplayable } from './animation-faults.ts'
import { faultIn, leftOutOf } from './file-faults.ts'

const faultOf = (name: string, text: string, kind: 'picture' | 'animation' = 'picture') =>
  faultIn(temporaryFolder({ [`${kind === 'picture' ? 'images' : 'animations'}/${name}`]: text }), {
    path: [],
    kind,
    name,
  })

const LFS = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n'

test.each([
  ['of text', 'a.jpg', 'a text', /^Cannot read images\/a\.jpg as an image \(.*unsupported.*\)\. Save/],
  ['in HEIC format', 'b.jpg', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', /b\.jpg, a HEIC photo\. Export it as JPEG\.$/],
  [
    'of Git LFS',
    'd.png',
    LFS,
    /^images\/d\.png: Git LFS has not downloaded this file\. Run git lfs install and git lfs pull/,
  ],
  ['of Git LFS as SVG', 'e.svg', LFS, /^images\/e\.svg: Git LFS has not downloaded/],
  ['that is an SVG without a namespace', 'c.svg', '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>', /Add xmlns=/],
])('reports an image file %s', async (_, name, text, message) => {
  expect(await faultOf(name, text)).toMatch(message)
})

const NOT_LOTTIE = expect.stringContaining('a.json is not a Lottie animation: its size, frames or layers are missing')
const BITMAPS = expect.stringContaining('contains bitmaps or sounds, which the security policy of the site blocks.')
const withAsset = (asset: object) => JSON.stringify({ w: 1, h: 1, fr: 60, ip: 0, op: 9, layers: [{}], assets: [asset] })

test.each([
  ['an HTML page', '<!doctype html>', 'animations/a.json is not valid JSON. Export it again as Lottie JSON.'],
  ['a pointer of Git LFS', LFS, expect.stringMatching(/^animations\/a\.json: Git LFS has not downloaded/)],
  ['null', 'null', NOT_LOTTIE],
  ['a byte order mark', '\uFEFF{"w":1,"h":1,"fr":60,"ip":0,"op":9,"layers":[{}]}', undefined],
  ['no layers', '{"w":1,"h":1,"fr":60,"ip":0,"op":9,"layers":[]}', NOT_LOTTIE],
  ['no time', '{"w":1,"h":1,"fr":60,"ip":9,"op":9,"layers":[{}]}', NOT_LOTTIE],
  ['no width', '{"w":0,"h":1,"fr":60,"ip":0,"op":9,"layers":[{}]}', NOT_LOTTIE],
  ['no frames', '{"w":1,"h":1,"fr":0.01,"ip":0,"op":9,"layers":[{}]}', NOT_LOTTIE],
  ['invalid layers', '{"w":1,"h":1,"fr":60,"ip":0,"op":9,"layers":[null]}', NOT_LOTTIE],
  ['a composition', withAsset({ id: 'a', layers: [] }), undefined],
  ['an embedded bitmap', withAsset({ id: 'a', u: '', p: 'data:image/png;base64,iVBORw0KGgo=', e: 1 }), BITMAPS],
])('checks an animation file that contains %s', async (_, text, fault) => {
  expect(await faultOf('a.json', text, 'animation')).toEqual(fault)
})

const PATH = { v: [[0, 0]], i: [[0, 0]], o: [[0, 0]] }
const shapes = (...list: unknown[]) => ({ layers: [{ ty: 4, nm: 'Wheel', ind: 1, shapes: list }] })
const shows = (refId: string) => ({ ty: 0, nm: 'Car', refId })
const gradient = (p: number) => ({
  ty: 'gf',
  s: { k: [0, 0] },
  e: { k: [9, 9] },
  o: { k: 9 },
  g: { p, k: { k: [0, 1, 1, 1] } },
})
const keyframes = (...k: unknown[]) => shapes({ ty: 'sh', ks: { a: 1, k } })

test.each([
  [
    'a composition in itself',
    {
      layers: [shows('a')],
      assets: [
        { id: 'a', layers: [shows('b')] },
        { id: 'b', layers: [shows('a')] },
      ],
    },
    'layer "Car" (1) of composition "b" shows the composition "a", which contains that layer',
  ],
  [
    'a composition twice',
    {
      layers: [shows('a'), shows('b')],
      assets: [
        { id: 'a', layers: [shows('b')] },
        { id: 'b', layers: [] },
      ],
    },
    undefined,
  ],
  ['a cycle that is not shown', { layers: [], assets: [{ id: 'a', layers: [shows('a')] }] }, undefined],
  [
    'a composition that is missing',
    { layers: [shows('a')] },
    'layer "Car" (1) shows the composition "a", which is missing',
  ],
  [
    'a cycle of parents',
    {
      layers: [
        { ind: 1, parent: 2 },
        { ind: 2, nm: 'Arm', parent: 3 },
        { ind: 3, parent: 2 },
      ],
    },
    'layer "Arm" (2) is its own parent, through its parents',
  ],
  ['a chain of parents', { layers: [{ ind: 1, parent: 2 }, { ind: 2, parent: 3 }, { ind: 3 }] }, undefined],
  ['a parent that is missing', { layers: [{ ind: 1, parent: 7 }] }, undefined],
  ['a path', shapes({ ty: 'sh', ks: { k: PATH } }), undefined],
  [
    'a path without a tangent',
    shapes({ ty: 'gr', it: [{ ty: 'sh', nm: 'Rim', ks: { k: { ...PATH, i: [] } } }] }),
    'layer "Wheel" (1) has the shape "Rim" (1), a malformed path: its points (v) and tangents (i, o) differ in number',
  ],
  ['keyframes of a path, the last without a value', keyframes({ t: 0, s: [PATH] }, { t: 5 }), undefined],
  ['a keyframe without a path', keyframes({ t: 0 }, { t: 5, s: [PATH] }), expect.stringContaining('a malformed path')],
  [
    'a mask without a path',
    { layers: [{ hasMask: true, masksProperties: [{}] }] },
    expect.stringContaining('layer 1 has a mask with a malformed path'),
  ],
  [
    'a fill without a colour',
    shapes({ ty: 'fl', o: { k: 9 } }),
    'layer "Wheel" (1) has the shape 1, which lacks the property "c"',
  ],
  [
    'a star without inner points',
    shapes({ ty: 'sr', sy: 1, p: { k: 1 }, r: { k: 1 }, pt: { k: 1 }, or: { k: 1 }, os: { k: 1 } }),
    expect.stringContaining('lacks the property "ir"'),
  ],
  ['a gradient', shapes(gradient(1)), undefined],
  [
    'a gradient with too few colours',
    shapes(gradient(2)),
    expect.stringContaining('a gradient with fewer colours (g.k) than it counts (g.p)'),
  ],
  ['a shape that is null', shapes(null), expect.stringContaining('has the shape 1, which is empty (null)')],
  ['a group without shapes', shapes({ ty: 'gr' }), expect.stringContaining('a group without a list of shapes (it)')],
  ['no shapes', { layers: [{ ty: 4 }] }, 'layer 1 is a shape layer without shapes'],
  ['no image', { layers: [{ ty: 2, refId: 'a' }] }, 'layer 1 is an image layer without an image'],
  [
    'no time',
    { layers: [{ ty: 0, refId: 'a', tm: {} }], assets: [{ id: 'a', layers: [] }] },
    'layer 1 lacks the value (k) of its time (tm)',
  ],
  [
    'copies without an opacity',
    shapes({ ty: 'rp', c: { k: 1 }, o: { k: 0 }, tr: { so: { k: 100 } } }),
    expect.stringContaining('a repeater that lacks the opacity of its copies (tr.so, tr.eo)'),
  ],
  [
    'a dash without a length',
    shapes({ ty: 'st', c: { k: [] }, o: { k: 9 }, w: { k: 1 }, d: [{ n: 'd', v: { k: 2 } }, { n: 'g' }] }),
    expect.stringContaining('a stroke with a dash without a length (v)'),
  ],
  ['no text', { layers: [{ ty: 5 }] }, 'layer 1 is a text layer without text'],
  ['groups in groups', JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`), 'it is nested more than 2000 levels deep'],
])('knows that the player fails at an animation with %s', (_, animation: unknown, expected) => {
  expect(unplayable(animation)).toEqual(expected)
})

test('names the file and the cure of an animation that cannot be played', async () => {
  expect(
    await faultOf('a.json', JSON.stringify({ w: 1, h: 1, fr: 60, ip: 0, op: 9, layers: [shows('a')] }), 'animation'),
  ).toBe(
    'animations/a.json cannot be played: layer "Car" (1) shows the composition "a", which is missing. Correct that in the editor of the animation, and export it again.',
  )
})

test.each([
  ['keyframes', { a: 1, k: [{ t: 0, s: [1] }] }, undefined],
  ['an expression', { a: 0, k: 0, x: 'var $bm_rt = time' }, 'expressions'],
  ['a split position', { s: true, x: { a: 0, k: 1 }, y: { a: 0, k: 1 } }, undefined],
  ['an effect', { ef: [{ ty: 21, en: 1, ef: [{ ty: 0, v: { a: 0, k: 0 } }] }] }, 'effects'],
  ['an effect that is off', { ef: [{ ty: 21, en: 0 }] }, undefined],
  [
    'a slider for expressions',
    { ef: [{ ty: 5, en: 1, ef: [{ ty: 0, v: { a: 0, k: 0, x: 'time' } }] }] },
    'expressions',
  ],
  ['a mask', { masksProperties: [{ mode: 'a', o: { k: 100 }, x: { k: 0 } }] }, undefined],
  ['a mask that subtracts', { masksProperties: [{ mode: 's' }] }, 'masks'],
  ['a mask that is half transparent', { masksProperties: [{ mode: 'a', o: { k: 50 } }] }, 'masks'],
  ['an alpha matte', { tt: 1 }, undefined],
  ['a luma matte', { tt: 3 }, 'luma mattes'],
  ['a web font', { fonts: { list: [{ fPath: 'https://a.example/' }] }, ef: [{ ty: 25 }] }, 'web fonts and effects'],
  ['a font of the system', { fonts: { list: [{ fPath: '', fFamily: 'Arial' }] } }, undefined],
])('knows what the player leaves out of an animation with %s', (_, part, expected) => {
  expect(leftOutOf(JSON.stringify({ layers: [part] }))).toBe(expected)
})

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'

test.each([
  ['file', 'content/images/a.svg', '../../private/a.svg'],
  ['folder', 'content/images', '../private'],
])('publishes nothing that a link to a %s outside of the content folder leads to', async (_, link, target) => {
  const root = temporaryFolder({ 'private/a.svg': SVG, 'content/images/b.svg': SVG, 'content/site.yaml': '' })
  rmSync(join(root, link), { recursive: true, force: true })
  symlinkSync(target, join(root, link))
  expect(await faultIn(join(root, 'content'), { path: [], kind: 'picture', name: 'a.svg' })).toBe(
    'images/a.svg is a link to a file outside of the content folder. Put a copy of the file in place of the link.',
  )
})

const [, pictures = [], refused = []] = readFileSync('content/file-faults/svg-faults.cases.txt', 'utf8')
  .split(/^## .*$/m)
  .map((part) => part.split('\n').filter((line) => line !== ''))

const wrapped = (svg: string) =>
  /<(?:\w+:)?svg[\s>]/.test(svg)
    ? svg
    : `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9">${svg}</svg>`

test.each(pictures)('accepts the picture %s', async (svg) => {
  expect(await faultOf('a.svg', wrapped(svg))).toBeUndefined()
})

test.each(refused)('refuses what runs scripts or loads files: %s', async (svg) => {
  expect(await faultOf('a.svg', wrapped(svg))).toMatch(
    /^(?:images\/a\.svg contains|Browsers cannot show images\/a\.svg)/,
  )
})

test('names what is wrong with a picture, and what to do', async () => {
  expect(await faultOf('a.svg', wrapped('<g onload="alert(1)"/>'))).toBe(
    'images/a.svg contains the attribute onload="alert(1)", which pictures do not need and which can run scripts or load other files. Remove it, or export the picture as plain SVG or PNG.',
  )
})

test.each(['a', 'é'])('refuses a name that leaves no room for those of the sizes: %s', async (letter) => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
  const longest = Math.floor((237 - '.svg'.length) / Buffer.byteLength(letter))
  expect(await faultOf(`${letter.repeat(longest)}.svg`, svg)).toBeUndefined()
  expect(await faultOf(`${letter.repeat(longest + 1)}.svg`, svg)).toContain(
    'too long for those of its sizes. Shorten it',
  )
})

test('warns of a picture that is an animation', async () => {
  const frameOf = (background: string) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer()
  const frames = [await frameOf('red'), await frameOf('blue')]
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  const still = await sharp(frames[0]).webp().toBuffer()
  const adviceOn = async (picture: Buffer) => {
    const site = siteYaml({ profile: { title: 'Engineer', photo: { file: 'ada.webp', alt: 'Ada' } } })
    const root = temporaryFolder({ 'content/site.yaml': site, 'content/images/ada.webp': picture })
    return (await files(readContent(root, 'content'))).map(({ message }) => message)
  }
  expect(await adviceOn(still)).toEqual([])
  expect(await adviceOn(moving)).toEqual([
    'profile.photo.file: images/ada.webp is an animation, and the page shows its first picture. Save that picture in its place.',
  ])
})
