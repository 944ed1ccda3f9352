import { expect, test } from 'vitest'
import { checkContent } from './check-content.ts'
import { ContentError, type Diagnostic } from './content-error.ts'
import type { Folder } from './file-rules.ts'

/** All files exist and are valid. */
const completeFolder: Folder = {
  name: 'content',
  has: () => true,
  namesIn: () => [],
  faultIn: async () => null,
  digestOf: () => '',
}

async function diagnosticsFor(yaml: string, folder: Partial<Folder> = {}): Promise<readonly Diagnostic[]> {
  const error: unknown = await checkContent(yaml, { ...completeFolder, ...folder }).catch((reason: unknown) => reason)
  if (error instanceof ContentError) return error.diagnostics
  throw new Error('The content was accepted.')
}

async function messagesFor(yaml: string, folder: Partial<Folder> = {}): Promise<string[]> {
  return (await diagnosticsFor(yaml, folder)).map(({ message }) => message)
}

test('reports all mistakes in file order, each with its line and the description of its field', async () => {
  const diagnostics = await diagnosticsFor('hero: 2\nname: 1\nurl: nowhere')
  expect(diagnostics.find(({ message }) => message.startsWith('hero: '))).toMatchObject({
    line: 1,
    frame: '1 | hero: 2\n  |       ^',
    help: 'The banner at the top of the main page.',
  })
  const lines = diagnostics.map(({ line }) => line)
  expect(new Set(lines)).toEqual(new Set([1, 2, 3]))
  expect(lines).toEqual(lines.toSorted((a, b) => a - b))
})

test('does not also report a misspelled field as missing', async () => {
  const messages = await messagesFor('hero:\n  headlin: x\nnmae: Alex\nprofile:\n  location: x')
  expect(messages).toContain('hero.headlin: Unknown field. Did you mean "headline"?')
  expect(messages).toContain('nmae: Unknown field. Did you mean "name"?')
  const missing = messages.filter((message) => message.includes('missing')).join('\n')
  expect(missing).toContain('profile.title: ')
  expect(missing).not.toMatch(/^(?:hero\.headline|name): /m)
})

test.each(['name: >\n  Alex', 'name: |\n  Alex\n', 'name: >-\n  Alex'])('accepts the block scalar %j', async (yaml) => {
  expect(await messagesFor(yaml)).not.toContainEqual(expect.stringMatching(/^name: /))
})

test.each(['Größe (1).jpg', 'фото.png', 'a+b&c.webp', 'hero.final.jpg'])('accepts the image name %s', async (file) => {
  const messages = await messagesFor(JSON.stringify({ hero: { picture: { file } } }))
  expect(messages).not.toContainEqual(expect.stringMatching(/^hero\.picture\.file: /))
})

test.each([
  ['Vietnamese', 'Nguyễn Thị Minh Khai'.normalize('NFD')],
  ['Thai', 'ที่นี่ ปู่ น้ำ'],
  ['Devanagari', 'क्ष्म्य र्क्ष्म्य हिन्दीं'],
  ['Tibetan', '\u0f67\u0f90\u0fb5\u0fa8\u0fb3\u0fba\u0fbc\u0fbb\u0f82'],
  ['Hebrew with cantillation', 'בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים'],
  ['Arabic with vowel signs', 'اللَّـهُمَّ ٱلرَّحْمَـٰنِ'],
  ['Emoji', '1️⃣ 👩🏽‍💻 🏴‍☠️'],
])('accepts the combining marks of %s', async (_, title) => {
  expect(await messagesFor(JSON.stringify({ title }))).not.toContainEqual(expect.stringMatching(/^title: /))
})

test('accepts the words of a field whatever their case', async () => {
  const yaml = 'look: { headings: Serif, corners: ROUND }\ncv: { paper: Letter, sections: [History] }'
  expect(await messagesFor(yaml)).not.toContainEqual(expect.stringMatching(/^(?:look|cv)/))
})

test('accepts a link to a gallery with projects', async () => {
  const yaml = 'gallery: { projects: [{}] }\nfooter: { links: [{ address: "#gallery" }] }'
  expect(await messagesFor(yaml)).not.toContainEqual(expect.stringContaining('footer.links[0].address'))
})

test('reports missing images and animations, but does not look for a URL on disk', async () => {
  const yaml =
    'hero: { picture: { file: hero.jpg } }\nanimations: { hero: { src: a.json }, profile: { src: https://a.b/c } }'
  const messages = await messagesFor(yaml, { has: () => false, namesIn: () => ['hreo.jpg'] })
  expect(messages.filter((message) => message.includes('There is no file'))).toEqual([
    'hero.picture.file: There is no file "hero.jpg" in content/images/. Did you mean "hreo.jpg"?',
    'animations.hero.src: There is no file "a.json" in content/animations/. Add the file, or correct the name.',
  ])
})

test('reports a folder with the name of an image', async () => {
  const yaml = 'hero: { picture: { file: hero.jpg } }'
  expect(await messagesFor(yaml, { has: () => false, namesIn: () => ['hero.jpg'] })).toContain(
    'hero.picture.file: content/images/hero.jpg is a folder. Name a file, or rename the folder.',
  )
})

test.each([
  ['../../package.json', 'Invalid file name.'],
  ['IMG_0042.HEIC', 'Browsers cannot show HEIC photos. Export the photo as JPEG.'],
])('reports the file name %s once, and does not open the file', async (file, message) => {
  const yaml = JSON.stringify({ hero: { picture: { file } } })
  const messages = await messagesFor(yaml, { faultIn: async () => 'opened' })
  expect(messages.filter((each) => each.startsWith('hero.picture.file'))).toEqual([expect.stringContaining(message)])
})

test('reports an unreadable file at the field that names it', async () => {
  const yaml = 'hero: { picture: { file: hero.jpg } }'
  const messages = await messagesFor(yaml, { faultIn: async ({ name }) => `${name} is damaged.` })
  expect(messages).toContain('hero.picture.file: hero.jpg is damaged.')
})

test('reports a file name that differs only in Unicode normalisation', async () => {
  const yaml = 'hero: { picture: { file: über.jpg } }'
  const messages = await messagesFor(yaml, { has: () => false, namesIn: () => ['über.jpg'.normalize('NFD')] })
  expect(messages).toContainEqual(
    expect.stringContaining('in content/images/ differs from "über.jpg" only in Unicode normalisation (NFC/NFD).'),
  )
})
