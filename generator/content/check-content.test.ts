import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkContent } from './check-content.ts'
import { ContentError } from './content-error.ts'
import type { Folder } from './file-rules.ts'

/** All files exist and are valid. */
const completeFolder: Folder = {
  name: 'content',
  has: () => true,
  namesIn: () => [],
  faultIn: async () => null,
  digestOf: () => '',
}

const empty = { has: () => false }

async function errorFor(yaml: string, folder: Partial<Folder> = {}): Promise<ContentError> {
  const error: unknown = await checkContent(yaml, { ...completeFolder, ...folder }).catch((reason: unknown) => reason)
  if (error instanceof ContentError) return error
  throw new Error(`The content was accepted: ${yaml}`)
}

async function messagesFor(content: string | object, folder: Partial<Folder> = {}): Promise<string[]> {
  const yaml = typeof content === 'string' ? content : JSON.stringify(content)
  return (await errorFor(yaml, folder)).diagnostics.map(({ message }) => message)
}

test('reports all mistakes in file order, each with its line and the description of its field', async () => {
  const { diagnostics } = await errorFor('hero: 2\nname: 1\nurl: nowhere')
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
  const missing = messages.filter((message) => message.includes('missing')).join('\n')
  expect(missing).toContain('profile.title: ')
  expect(missing).not.toMatch(/^(?:hero\.headline|name): /m)
})

const picture = (file: string) => ({ hero: { picture: { file } } })

test.each([
  ['a block scalar', 'name: >\n  Alex', 'name'],
  ['an image name with spaces and umlauts', picture('Größe (1).final.jpg'), 'hero.picture.file'],
  ['Vietnamese', { title: 'Nguyễn Thị Minh Khai'.normalize('NFD') }, 'title'],
  ['Tibetan', { title: '\u0f67\u0f90\u0fb5\u0fa8\u0fb3\u0fba\u0fbc\u0fbb\u0f82' }, 'title'],
  ['Arabic with vowel signs', { title: 'اللَّـهُمَّ ٱلرَّحْمَـٰنِ' }, 'title'],
  ['Emoji', { title: '1️⃣ 👩🏽‍💻 🏴‍☠️' }, 'title'],
  ['a choice in capitals', 'look: { headings: Serif, corners: ROUND }', 'look'],
  [
    'a link to a gallery with projects',
    'gallery: { projects: [{}] }\nfooter: { links: [{ address: "#gallery" }] }',
    'footer.links[0].address',
  ],
])('accepts %s', async (_, content, field) => {
  expect((await messagesFor(content)).filter((message) => message.startsWith(field))).toEqual([])
})

const animation = (src: string) => ({ animations: { hero: { src } } })
test.each([
  [picture('hero.jpg'), { ...empty, namesIn: () => ['hreo.jpg'] }, 'content/images/. Did you mean "hreo.jpg"?'],
  [animation('a.json'), empty, 'animations.hero.src: There is no file "a.json" in content/animations/. Add the file'],
  [picture('hero.jpg'), { ...empty, namesIn: () => ['hero.jpg'] }, 'content/images/hero.jpg is a folder. Name a file'],
  [picture('../../package.json'), { faultIn: async () => 'opened' }, 'hero.picture.file: Invalid file name.'],
  [picture('A.HEIC'), { faultIn: async () => 'opened' }, 'cannot show HEIC photos. Export the photo as JPEG.'],
  [picture('a.jpg'), { faultIn: async () => 'a.jpg is damaged.' }, 'hero.picture.file: a.jpg is damaged.'],
  [
    picture('über.jpg'),
    { ...empty, namesIn: () => ['über.jpg'.normalize('NFD')] },
    'in content/images/ differs from "über.jpg" only in Unicode normalisation (NFC/NFD).',
  ],
])('reports a file once: %j', async (content, folder, message) => {
  const messages = (await messagesFor(content, folder)).filter((each) => /picture\.file|animations/.test(each))
  expect(messages).toEqual([expect.stringContaining(message)])
})

test('does not look for a URL on disk', async () => {
  expect((await messagesFor(animation('https://a.b/c'), empty)).join('\n')).not.toContain('animations')
})

const skill = (icon: string) => ({ expertise: { skills: [{ icon }] } })

test.each([
  [skill('devicon:k8s'), 'Did you mean "devicon:kubernetes"'],
  [skill('devicon:dokcer'), 'Did you mean "devicon:docker"'],
  [skill('devicon:kube'), 'Did you mean "devicon:kubeflow", "devicon:kubernetes" or "devicon:kubeflow-wordmark"?'],
  [skill('devicon:constructor'), 'devicon:constructor'],
  [{ cv: { variants: [{ name: 'platform' }] }, history: { entries: [{ for: ['platfrom'] }] } }, '"platform"?'],
  [{ cv: { sections: ['talk'] }, custom: [{ id: 'talks', kind: 'text' }] }, 'Did you mean "talks"?'],
  [
    { custom: [{ kind: 'records', entries: [{ titel: 'a' }] }] },
    'custom[0].entries[0].titel: Unknown field. Did you mean',
  ],
  [{ gallery: { pictures: 'a.jpg' } }, 'gallery.pictures: Unknown field. Check its spelling'],
  [{ talks: {} }, 'Did you mean "publications"?'],
])('suggests a name in place of an unknown one: %j', async (content, suggestion) => {
  expect(await messagesFor(content)).toContainEqual(expect.stringContaining(suggestion))
})

/** One mistake for each message, and for each way to find it. */
const mistakes = readFileSync('generator/content/messages.cases.txt', 'utf8')
  .split(/^# /m)
  .slice(1)
  .map((part) => part.split(/\n([^]*)/) as [name: string, yaml: string]) // Each has both.

// Update messages.txt with `npx vitest run generator/content/check-content -u`, and read the difference.
test('tells the owner the position, the problem and the fix of each mistake', async () => {
  const messages = await Promise.all(
    mistakes.map(async ([name, yaml]) => `# ${name}\n${await shownFor(yaml.trimEnd())}`),
  )
  await expect(`${messages.join('\n\n')}\n`).toMatchFileSnapshot('messages.txt')
})

/** Short content lacks most fields, so only a mistake in a missing field itself is shown. */
async function shownFor(yaml: string): Promise<string> {
  const { file, diagnostics } = await errorFor(yaml)
  const others = diagnostics.filter(({ message }) => !message.includes('Required field is missing'))
  const shown = others.length > 0 ? others : diagnostics.filter(({ frame }) => frame !== null)
  return shown
    .map((diagnostic) => new ContentError(file, [{ ...diagnostic, help: undefined }]).message.trimEnd())
    .join('\n')
}

test('reports mistakes with a line, whichever value of the sample has the wrong type', async () => {
  const sample = readFileSync('sample/site.yaml', 'utf8').split('\n')
  for (const [index, line] of sample.entries()) {
    const damaged = sample.with(index, line.replace(/:.*/, ': [a, 1]')).join('\n')
    const { diagnostics } = await errorFor(damaged, empty) // No file exists.
    expect(diagnostics.filter((each) => each.line < 1)).toEqual([])
  }
})
