import { expect, test } from 'vitest'
import { checkContent } from './check-content.ts'
import { ContentError } from './content-error.ts'

const folder = { name: 'content', has: () => true, namesIn: () => [], faultIn: async () => null, digestOf: () => '' }

const organisation = (fields: string) => `companies: { organisations: [{ ${fields} }] }`
const images = (hero: string, photo: string) =>
  `hero: { picture: { file: ${hero} } }\nprofile: { photo: { file: ${photo} } }`

const bomb = Array.from({ length: 12 }, (_, n) => `a${n}: &a${n} [*a${n - 1}, *a${n - 1}]`)
  .join('\n')
  .replaceAll('*a-1', 'x')

const MISTAKES = {
  // One mistake for each message, and for each way to find it.
  'a misspelled colour': 'look: { accent: voilet }',
  'a hex colour without its sign': 'look: { accent: 7c5cff }',
  'a hex colour without quotes': 'look:\n  accent: #7c5cff',
  'a colour that depends on others': 'look: { accent: "color-mix(in oklch, red, blue)" }',
  'a transparent colour': 'look: { accentSecond: "#7c5cff80" }',
  'unknown corners': 'look: { corners: rounded }',
  'an unknown font of headings': 'look: { headings: Georgia }',
  'an unquoted phone number': organisation('phone: +62812'),
  'an unquoted date': 'history: { entries: [{ period: 2024-01-01 }] }',
  'text with only an invisible character': 'name: "\\u200b"',
  'a field without a value': 'name:\nurl: https://example.com',
  'a trailing space': 'name: "Alex "',
  'half of a surrogate pair': 'name: "a\\ud800b"',
  'a tower of combining marks': `name: Alex${'\u0301'.repeat(1000)}`,
  'an unknown placeholder': 'name: "I, {nmae}"',
  'a missing placeholder': 'ui: { shownProjects: projects }',
  'a list instead of text': 'name: [a, b] # two',
  'text instead of fields': 'hero: big',
  'text instead of a list': 'gallery: { projects: one }',
  'a file with only a list': '- a\n- b',
  'an empty list': 'history: { entries: [] }',
  'a description that is too short': 'description: Hello.',
  'a missing field': 'profile:\n  location: Berlin',
  'an unknown field': 'nmae: Alex',
  'a field named __proto__': '__proto__: x',
  'a field named constructor': 'constructor: x',
  'a text of a whole book': `title: ${'Alex '.repeat(5000)}.`,
  'an email address that is too long': `profile: { email: ${'a'.repeat(250)}@example.com }`,
  'more values than any content': `name: [${'a, '.repeat(20_000)}]`,
  'an alias in every line': `name: &a x\n${'- *a\n'.repeat(2000)}`,
  'a URL with http': 'url: http://example.com # mine',
  'a javascript URL': 'url: "javascript:alert(1)"',
  'a URL with a password': 'url: "https://a:b@example.com"',
  'a site URL with a fragment': 'url: "https://example.com/#top"',
  'a URL with an empty path segment': 'url: https://example.com//a/',
  'a URL path with special characters': 'url: "https://example.com/c++/"',
  'an invalid language code': 'language: English!',
  'a language without texts of the interface': 'language: sv\nui: { close: Stäng }',
  'a text of the interface without its number': 'ui: { shownProjects: { one: one, other: many } }',
  'an incomplete language code': 'language: en-x',
  'a quick link with a javascript URL': 'footer: { links: [{ label: a, address: "javascript:1" }] }',
  'a quick link to an unknown section': 'footer: { links: [{ label: a, address: "#contact" }] }',
  'a quick link to an empty gallery':
    'gallery: { projects: [] }\nfooter: { links: [{ label: a, address: "#gallery" }] }',
  'an invalid email address': organisation('email: alex'),
  'an email address with a query': organisation('email: "a?subject=b@example.com"'),
  'an invalid phone number': organisation('phone: call me'),
  'a path without a slash': organisation('path: academy'),
  'a reserved path': organisation('path: /images'),
  'the path of the health check': organisation('path: /healthz'),
  'a path that is too long': organisation(`path: /${'a'.repeat(300)}`),
  'two organisations with the same path':
    'companies:\n  organisations:\n    - { path: /academy }\n    - { path: /academy }',
  'an unknown kind of organisation': organisation('kind: university'),
  'a category with the name of the filter for all projects':
    'gallery: { projects: [{ category: All }] }\nui: { all: All }',
  'an organisation with a page, but without a path': organisation('about: { title: a, paragraphs: [b] }'),
  'a quick link to a missing section': 'footer: { links: [{ label: a, address: "#awards" }] }',
  'the same skill twice in a group':
    'expertise: { skills: [{ name: Go, group: Data }, { name: Go, group: Data }, { name: Go }] }',
  'a month that does not exist': 'certificates: { entries: [{ date: "2024-13" }] }',
  'a day that does not exist': 'awards: { entries: [{ date: "2023-02-30" }] }',
  'a period that ends before it starts': 'history: { entries: [{ period: "2024-03 - 2023" }] }',
  'a score without a grade': 'education: { entries: [{ score: "-" }] }',
  'a colon in a list of texts': 'history:\n  entries:\n    - highlights:\n        - Ran: 14 game days',
  'an unknown paper size': 'cv: { paper: a5 }',
  'an unknown section of the CV': 'cv: { sections: [history, hobbies] }',
  'a CV that is neither fields nor false': 'cv: none',
  'an icon of an unknown icon set': 'expertise: { skills: [{ icon: "fa:docker" }] }',
  'an icon that resembles no other': 'expertise: { skills: [{ icon: "tabler:qqqqqqqqqqqq" }] }',
  'a photo of a phone': 'hero: { picture: { file: IMG_0042.HEIC } }',
  'an image with a folder': 'hero: { picture: { file: ../secret.jpg } }',
  'an image name that is too long': `hero: { picture: { file: ${'ä'.repeat(125)}.jpg } }`,
  'a skill icon whose name is too long': `expertise: { skills: [{ icon: ${'a'.repeat(250)}.png }] }`,
  'an animation whose name is too long': `animations: { hero: { src: ${'a'.repeat(250)}.json } }`,
  'an animation with http': 'animations: { hero: { src: "http://example.com/a.json" } }',
  'two images with the same name': images('a.jpg', 'a.png'),
  'an image named like a resized image': images('a-1200w.jpg', 'a.jpg'),
  'an image named like an icon': 'expertise: { skills: [{ icon: "devicon:go" }, { icon: devicon-go.svg }] }',
  'a character that the CV fonts do not support': 'name: አዳ',
  'an inline item without a comma': 'expertise:\n  skills:\n    - { name: SQL icon: "tabler:database" }',
  'a colon without a space': 'name: Ada\nlanguage:en',
  'a first field without a space after its colon': 'language:en\nname: Ada',
  'a field with too little indentation': 'gallery:\n  projects:\n    - title: x\n     category: y',
  'a tab for indentation': 'hero:\n\theadline: x',
  'text that starts with a bracket': 'title: {name} | Data',
  'text that starts with @': 'name: @alex',
  'a colon in text': 'name: DevOps: the art',
  'a quote inside quotes': "title: 'I'm in'",
  'an unclosed quote': 'name: "Alex',
  'an unclosed list': 'gallery: { projects: [a',
  'a duplicate field': 'name: a\nname: b',
  'a second YAML document': 'name: a\n---\nname: b',
  'an undefined alias': 'url: x\nname: *who',
  'an alias inside its own value': 'footer: &f\n  links: *f',
  'aliases that expand exponentially': bomb,
  'deep nesting': `name: ${'['.repeat(10_000)}`,
  'a merge key': 'hero: &a { headline: x }\nprofile:\n  <<: *a',
  'an anchor on a key': '&a name: 1',
}

// Update messages.txt with `npx vitest run generator/content/messages -u`, and read the difference.
test('tells the owner the position, the problem and the fix of each mistake', async () => {
  const messages = await Promise.all(
    Object.entries(MISTAKES).map(async ([name, yaml]) => `# ${name}\n${await messagesFor(yaml)}`),
  )
  await expect(`${messages.join('\n\n')}\n`).toMatchFileSnapshot('messages.txt')
})

/** Short content lacks most fields, so only a mistake in a missing field itself is shown. */
async function messagesFor(yaml: string): Promise<string> {
  const error: unknown = await checkContent(yaml, folder).catch((reason: unknown) => reason)
  if (!(error instanceof ContentError)) throw new Error(`No ContentError for ${yaml}`)
  const others = error.diagnostics.filter(({ message }) => !message.includes('Required field is missing'))
  const shown = others.length > 0 ? others : error.diagnostics.filter(({ frame }) => frame !== null)
  return shown
    .map((diagnostic) => new ContentError(error.file, [{ ...diagnostic, help: undefined }]).message.trimEnd())
    .join('\n')
}
