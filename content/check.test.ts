import { expect, test } from 'vitest'
import { temporaryFolder } from '../generator/testing/temporary-folder.ts'
import { check } from './check.ts'
import { isError } from './diagnostic.ts'
import { parseSite } from './read-content.ts'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'

async function errorsIn(content: string | object, files = {}) {
  const yaml = typeof content === 'string' ? content : JSON.stringify(content)
  const diagnostics = await check(parseSite(yaml, { folder: temporaryFolder(files), name: 'content' }))
  return diagnostics.filter(isError)
}

async function messagesFor(content: string | object, files = {}): Promise<string[]> {
  return (await errorsIn(content, files)).map(({ message }) => message)
}

test('reports all mistakes in file order, each with its line and the description of its field', async () => {
  const diagnostics = await errorsIn('hero: 2\nname: 1\nurl: nowhere')
  expect(diagnostics.find(({ message }) => message.startsWith('hero: '))).toMatchObject({
    line: 1,
    frame: '1 | hero: 2\n  |       ^',
    help: 'The banner at the top of the main page.',
  })
  const lines = diagnostics.map(({ line }) => line)
  expect(new Set(lines)).toEqual(new Set([1, 2, 3]))
  expect(lines).toEqual(lines.toSorted((a, b) => a - b))
})

test.each([
  ['profile:\n  location: Berlin', '1:1 profile.title'],
  ['custom:\n  - kind: quotes\n    entries:\n      - text: Good.', '4:9 custom[0].entries[0].by'],
])('reports a missing field where it belongs: %j', async (yaml, place) => {
  const places = (await errorsIn(yaml)).map(({ line, column, message }) => `${line}:${column} ${message}`)
  expect(places).toContain(`${place}: Required field is missing. Add it with text as its value.`)
})

test('does not also report a misspelled field as missing', async () => {
  const messages = await messagesFor('hero:\n  headlin: x\nnmae: Alex\nprofile:\n  location: x')
  const missing = messages.filter((message) => message.includes('missing')).join('\n')
  expect(missing).toContain('profile.title: ')
  expect(missing).not.toMatch(/^(?:hero\.headline|name): /m)
})

test.each(['', '\0'.repeat(100)])('reports content that is no group of fields: %j', async (yaml) => {
  const [error] = await errorsIn(yaml)
  expect(error).toMatchObject({ line: 1, column: 1, message: expect.stringMatching(/^Expected a group of fields/) })
})

const many = (line: (n: number) => string) => Array.from({ length: 3000 }, (_, n) => `${line(n)}\n`).join('')
const list = 'history:\n  entries:\n    - technologies:\n'

test.each([
  ['equal items', list + many(() => '      - a')],
  ['unknown fields', many((n) => `k${n}: &a${n} x`)],
  ['duplicate fields', many(() => 'a: 1')],
  ['unknown aliases', list + many((n) => `      - *a${n}`)],
  [
    'unknown names',
    `cv: { variants: [{ name: aa }] }\nhistory:\n  entries:\n    - for:\n${many((n) => `      - b${n}`)}`,
  ],
  ['unknown icons', `expertise:\n  skills:\n${many((n) => `    - { icon: "tabler:n${n}" }`)}`],
])('does not search on after hundreds of mistakes: %s', async (_, yaml) => {
  expect((await errorsIn(yaml)).length).toBeLessThan(500)
})

const picture = (file: string) => ({ hero: { picture: { file } } })

const animation = (src: string) => ({ animations: { hero: { src } } })

test.each([
  ['a block scalar', 'name: >\n  Alex', 'name'],
  ['an image name with spaces and umlauts', picture('Größe (1).final.svg'), 'hero.picture.file'],
  ['an animation on another site', animation('https://a.example/b'), 'animations'],
  ['a choice in capitals', 'look: { headings: Serif, corners: ROUND }', 'look'],
  [
    'a link to a gallery with projects',
    'gallery: { projects: [{}] }\nfooter: { links: [{ address: "#gallery" }] }',
    'footer.links[0].address',
  ],
])('accepts %s', async (_, content, field) => {
  const messages = await messagesFor(content, { 'images/Größe (1).final.svg': SVG })
  expect(messages.filter((message) => message.startsWith(field))).toEqual([])
})

test.each([
  [picture('hero.svg'), 'images/hreo.svg', 'content/images/. Did you mean "hreo.svg"?'],
  [
    animation('a.json'),
    'a.json',
    'animations.hero.src: There is no file "a.json" in content/animations/. Add the file',
  ],
  [picture('hero.svg'), 'images/hero.svg/a', 'content/images/hero.svg is a folder. Name a file'],
  [animation('a.json'), 'animations/a.json', 'animations/a.json is not valid JSON.'],
  [picture('hero.svg'), 'images/Hero.SVG', 'The file in content/images/ is called "Hero.SVG", and hosts tell capitals'],
  [
    picture('über.svg'),
    `images/${'über.svg'.normalize('NFD')}`,
    'in content/images/ differs from "über.svg" only in Unicode normalisation (NFC/NFD).',
  ],
])('reports a file once: %j beside %s', async (content, file, message) => {
  const messages = (await messagesFor(content, { [file]: SVG })).filter((each) => /picture\.file|animations/.test(each))
  expect(messages).toEqual([expect.stringContaining(message)])
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
  [{ talks: {} }, 'Did you mean "publications"?'],
])('suggests a name in place of an unknown one: %j', async (content, suggestion) => {
  expect(await messagesFor(content)).toContainEqual(expect.stringContaining(suggestion))
})

test.each(['zones', 'diagrams/zones.mmd', 'zones.txt'])(
  'knows which file of a diagram is meant: %s',
  async (diagram) => {
    const files = { 'diagrams/zones.mmd': 'flowchart LR\n  A --> B' }
    expect(await messagesFor({ gallery: { projects: [{ diagram }] } }, files)).toContainEqual(
      expect.stringContaining('Write diagram: zones.mmd'),
    )
  },
)
