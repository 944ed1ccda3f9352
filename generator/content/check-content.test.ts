import { describe, expect, test } from 'vitest'
import { checkContent } from './check-content.ts'

type Folder = Parameters<typeof checkContent>[1]
const completeFolder: Folder = {
  name: 'content',
  has: () => true,
  namesIn: () => [],
  faultIn: async () => null,
  digestOf: () => '',
}

/** The error message for a YAML text. By default, all files exist and are valid. */
async function mistakesIn(yaml: string, folder: Partial<Folder> = {}): Promise<string> {
  try {
    await checkContent(yaml, { ...completeFolder, ...folder })
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** A mistake, YAML that contains it, and a part of the expected message. */
const KINDS = [
  [
    'an unquoted number',
    'name: 2024',
    'content/site.yaml:1:7 name: Expected text, but found a number. Put the value in quotes.',
  ],
  [
    'an unquoted number with a leading zero',
    'name: 0812',
    ':1:7 name: Expected text, but found a number. Put the value in quotes.',
  ],
  [
    'an unquoted phone number',
    'name: +62812',
    ':1:7 name: Expected text, but found a number. Put the value in quotes.',
  ],
  ['an unquoted date', 'name: 2024-05-01', ':1:7 name: Expected text, but found a date. Put the value in quotes.'],
  ['an unquoted boolean', 'name: true', ':1:7 name: Expected text, but found a boolean. Put the value in quotes.'],
  ['an empty string', 'name: ""', ':1:7 name: The value is empty. Write text.'],
  ['text that is only spaces', 'name: "  "', ':1:7 name: The value is empty. Write text.'],
  ['a field without a value', 'name:\nurl: https://example.com', 'name: The value is empty. Write text.'],
  ['a list instead of text', 'name: [a]', ':1:7 name: Expected text, but found a list. Write a single text value.'],
  [
    'text instead of fields',
    'hero: big',
    ':1:7 hero: Expected a group of fields, but found text. Write each field on its own line',
  ],
  ['text instead of a list', 'gallery: { projects: one }', ':1:22 gallery.projects: Expected a list, but found text.'],
  [
    'an inline item without a comma',
    'expertise:\n  skills:\n    - { name: SQL icon: "tabler:database" }',
    ':3:15 A comma between two fields or a closing bracket is missing. Add it.',
  ],
  [
    'a field with too little indentation',
    'gallery:\n  projects:\n    - title: x\n     category: y',
    'The field is indented less than the other fields of its list item.',
  ],
  [
    'text that starts with a bracket',
    'title: {name} | Data',
    ':1:13 A comma between two fields is missing. If the text starts with { or [',
  ],
  ['text that starts with @', 'name: @alex', ':1:7 Text cannot start with this character. Put the text in quotes.'],
  ['a quote inside quotes', "title: 'I'm in'", ':1:11 Unexpected text after the closing quote.'],
  [
    'an alias inside its own value',
    'footer: &f\n  links: *f',
    ':2:10 The alias *f refers to a value that contains the alias.',
  ],
  ['an empty list', 'history: { entries: [] }', 'history.entries: The list is empty. Add at least one item.'],
  ['an unknown field', 'nmae: Alex', ':1:1 nmae: Unknown field.'],
  ['an unknown nested field', 'hero:\n  headlin: x', ':2:3 hero.headlin: Unknown field.'],
  [
    'a missing nested field',
    'url: https://example.com/\nhero:\n  subtitle: x',
    ':2:1 hero.headline: Required field is missing. Add it with text as its value.',
  ],
  ['a URL with http', 'url: http://example.com', ':1:6 url: Invalid URL. Write a full URL that starts with https://'],
  ['a javascript URL', 'url: "javascript:alert(1)"', ':1:6 url: Invalid URL.'],
  [
    'a URL path with special characters',
    'url: "https://example.com/c++/"',
    ':1:6 url: Some hosts do not support this URL path.',
  ],
  ['a URL with a space', 'url: "https://example.com/a b"', ':1:6 url: Invalid URL.'],
  [
    'an invalid language code',
    'language: English!',
    'language: Invalid language code. Write a code such as en or pt-BR.',
  ],
  [
    'an undetermined language code',
    'language: und',
    ':1:11 language: Invalid language code. Write a code such as en or pt-BR.',
  ],
  [
    'a quick link with a javascript URL',
    'footer: { links: [{ label: a, address: "javascript:1" }] }',
    'footer.links[0].address: Invalid link.',
  ],
  [
    'an invalid email address',
    'companies: { organisations: [{ email: alex }] }',
    'companies.organisations[0].email: Invalid email address.',
  ],
  [
    'an invalid phone number',
    'companies: { organisations: [{ phone: call me }] }',
    'organisations[0].phone: Invalid phone number.',
  ],
  [
    'a path without a slash',
    'companies: { organisations: [{ path: academy }] }',
    'organisations[0].path: Invalid path. Write a slash, then lowercase letters',
  ],
  [
    'a reserved path',
    'companies: { organisations: [{ path: /images }] }',
    'organisations[0].path: The site uses this path itself. Choose another path.',
  ],
  [
    'an icon of an unknown icon set',
    'expertise: { skills: [{ name: x, icon: "fa:docker" }] }',
    'skills[0].icon: Invalid icon. Write devicon:name',
  ],
  [
    'an unknown icon',
    'expertise: { skills: [{ name: x, icon: "devicon:dokcer" }] }',
    ':1:40 expertise.skills[0].icon: There is no icon "devicon:dokcer". Did you mean "devicon:docker"?',
  ],
  [
    'an image with a folder',
    'hero: { picture: { file: ../secret.jpg, alt: x } }',
    'hero.picture.file: Invalid file name. Write a name that ends in .avif',
  ],
  [
    'an animation with http',
    'animations: { hero: { src: "http://example.com/a.json" } }',
    'animations.hero.src: Invalid animation.',
  ],
  [
    'a missing placeholder',
    'ui: { shownProjects: projects }',
    'ui.shownProjects: A placeholder is missing. Write {shown} and {total}',
  ],
  ['a URL with an uppercase scheme', 'url: "HTTPS://example.com"', ':1:6 url: Invalid URL.'],
  ['a URL with a password', 'url: "https://a:b@example.com"', ':1:6 url: Invalid URL.'],
  ['a site URL with a fragment', 'url: "https://example.com/#top"', ':1:6 url: The URL contains "?", "#" or'],
  ['an incomplete language code', 'language: en-x', 'language: Invalid language code.'],
  [
    'a quick link to an unknown section',
    'footer: { links: [{ label: a, address: "#contact" }] }',
    'footer.links[0].address: Invalid link. Write a URL that starts with https://, a section (#content, #expertise',
  ],
  [
    'an email address with a query',
    'companies: { organisations: [{ email: "a?subject=b@example.com" }] }',
    'companies.organisations[0].email: Invalid email address.',
  ],
  [
    'a duplicate skill',
    'expertise:\n  skills:\n    - { name: Go, icon: "devicon:go" }\n    - { name: Go, icon: "devicon:go" }',
    ':4:7 expertise.skills[1]: Duplicate item: "Go" is already in this list.',
  ],
  [
    'a duplicate feature',
    'companies: { organisations: [{ features: [a, b, a] }] }',
    'companies.organisations[0].features[2]: Duplicate item: "a" is already in this list.',
  ],
  [
    'a category with the name of the filter for all projects',
    'gallery: { projects: [{ category: All }] }\nui: { all: All }',
    ':1:35 gallery.projects[0].category: "All" is the name of the filter that shows all projects (ui.all).',
  ],
  ['an undefined alias', 'url: x\nname: *who', ':2:7 The alias *who is not defined.'],
  [
    'a colon in text',
    'name: DevOps: the art',
    ':1:7 Unexpected ": " in the text, or wrong indentation of the next line.',
  ],
  ['a duplicate field', 'name: a\nname: b', ':2:1 Duplicate field. Remove one of the two.'],
  ['text with only an invisible character', 'name: "\\u200b"', ':1:7 name: The value is empty. Write text.'],
  ['a trailing space', 'name: "Alex "', ':1:7 name: The text starts or ends with whitespace.'],
  ['half of a surrogate pair', 'name: "a\\ud800b"', ':1:7 name: The text contains an invalid or invisible character.'],
  ['an unknown placeholder', 'name: "I, {nmae}"', ':1:7 name: Unknown placeholder {nmae}.'],
  [
    'a headline that is too long',
    `hero: { headline: ${'long '.repeat(19)}. }`,
    'hero.headline: The text is too long (96 characters). Write at most 90',
  ],
  [
    'a URL with an empty path segment',
    'url: https://example.com//a/',
    ':1:6 url: The URL contains "?", "#" or an empty path segment',
  ],
  [
    'two images with the same name and different formats',
    'hero: { picture: { file: a.jpg } }\nprofile: { photo: { file: a.png } }',
    ':2:27 profile.photo.file: "a.png" and "a.jpg" produce image files with the same name',
  ],
  [
    'an image named like a resized version of another image',
    'hero: { picture: { file: a-1200w.jpg } }\nprofile: { photo: { file: a.jpg } }',
    ':1:26 hero.picture.file: "a-1200w.jpg" and "a.jpg" produce image files with the same name',
  ],
  [
    'an image named like the narrow version of another image',
    'hero: { picture: { file: a.jpg } }\nprofile: { photo: { file: a-narrow.jpg } }',
    ':2:27 profile.photo.file: "a-narrow.jpg" and "a.jpg" produce image files with the same name',
  ],
  [
    'an image named like a resized narrow version of another image',
    'hero: { picture: { file: a-narrow.jpg } }\nprofile: { photo: { file: a-narrow-640w.jpg } }',
    ':2:27 profile.photo.file: "a-narrow-640w.jpg" and "a-narrow.jpg" produce image files with the same name',
  ],
  [
    'an image named like an icon',
    'expertise: { skills: [{ icon: "devicon:go" }, { icon: devicon-go.svg }] }',
    'skills[1].icon: "devicon-go.svg" and "devicon:go" produce image files with the same name',
  ],
  ['a merge key', 'a: &a { headline: x }\nhero:\n  <<: *a', ':3:3 hero.<<: Unknown field.'],
  ['a second YAML document', 'name: a\n---\nname: b', ':2:1 The line "---" starts a second YAML document.'],
  ['an unclosed list', 'gallery: { projects: [a', ':1:24 Wrong indentation, or a missing closing bracket.'],
  ['a field named __proto__', '__proto__: x', ':1:1 __proto__: Unknown field.'],
  ['a field named constructor', 'constructor: x', ':1:1 constructor: Unknown field.'],
  ['a nested field named toString', 'hero: { toString: x }', ':1:9 hero.toString: Unknown field.'],
  [
    'a misspelled field of a list item',
    'gallery: { projects: [{ titel: x }] }',
    'projects[0].titel: Unknown field. Did you mean "title"?',
  ],
  [
    'a misspelled field of an organisation',
    'companies: { organisations: [{ legalname: x }] }',
    'Did you mean "legalName"?',
  ],
  [
    'a misspelled field of the user interface text',
    'ui: { lodaing: x }',
    'ui.lodaing: Unknown field. Did you mean "loading"?',
  ],
  [
    'a misspelled icon',
    'profile: {}\nfooter: { profiles: [{ label: a, icon: "tabler:brand-githb", address: https://a.example }] }',
    'Did you mean "tabler:brand-github"?',
  ],
  [
    'an unknown kind of organisation',
    'companies: { organisations: [{ kind: university }] }',
    'organisations[0].kind: Unknown kind of organisation. Write company or school.',
  ],
  ['a field with only a comment', 'name: # Alex', 'name: The value is empty. Write text.'],
  ['fields instead of text', 'name: { first: Alex }', 'name: Expected text, but found a group of fields.'],
  [
    'text instead of a list item with fields',
    'history: { entries: [Engineer] }',
    'history.entries[0]: Expected a group of fields, but found text.',
  ],
  [
    'a description that is too short',
    'description: Hello.',
    ':1:14 description: The description has 6 characters. Write 50 to 160 characters.',
  ],
  ['a character that the CV fonts do not support', 'name: 李小龍', ':1:7 name: The CV fonts do not support "李".'],
  ['a tab for indentation', 'hero:\n\theadline: x', ':2:1 The line is indented with a tab. Use spaces.'],
  ['an unclosed quote', 'name: "Alex', ':1:12 A closing quote, a closing bracket or a comma is missing.'],
  ['a file with only a list', '- a\n- b', 'Expected a group of fields, but found a list.'],
  ['a file with only text', 'hello', 'Expected a group of fields, but found text.'],
  ['an anchor on a key', '&a name: x', ':1:'],
  [
    'an unquoted date in a period',
    'history: { entries: [{ period: 2024-01-01 }] }',
    'period: Expected text, but found a date. Put the value in quotes.',
  ],
  [
    'a very long line',
    `name: ${'Alex '.repeat(60)}`,
    ':1:7 name: The text is too long (299 characters). Write at most 60',
  ],
] as const

describe('reports the position, the field, the problem and the fix of', () => {
  test.each(KINDS)('%s', async (_, yaml, message) => {
    expect(await mistakesIn(yaml)).toContain(message)
  })

  test('every mistake with the messages in messages.txt', async () => {
    const messages = await Promise.all(
      KINDS.map(async ([kind, yaml]) => `# ${kind}\n\n${firstOf(await mistakesIn(yaml))}`),
    )
    expect(KINDS.length).toBeGreaterThanOrEqual(60)
    await expect(messages.join('\n\n')).toMatchFileSnapshot('messages.txt')
  })

  test.each(['Größe (1).jpg', 'фото.png', 'a+b&c.webp', 'hero.final.jpg'])(
    'no mistake in the image name "%s"',
    async (file) => {
      const yaml = JSON.stringify({ hero: { picture: { file } } })
      expect(await mistakesIn(yaml)).not.toContain('hero.picture.file')
    },
  )
})

test('does not also report a misspelled field as missing', async () => {
  const said = await mistakesIn('hero:\n  headlin: x\nnmae: Alex')
  expect(said).toContain('Did you mean "headline"?')
  expect(said).toContain('Did you mean "name"?')
  expect(said).toContain('hero.subtitle: Required field is missing')
  expect(said).not.toContain('headline: Required field is missing')
  expect(said).not.toContain(' name: Required field is missing')
})

test.each(['name: >\n  Alex', 'name: |\n  Alex\n', 'name: >-\n  Alex'])('accepts the block scalar %j', async (yaml) => {
  expect(await mistakesIn(yaml)).not.toMatch(/:\d+ name: /)
})

test('reports missing images and animations', async () => {
  const yaml = 'hero:\n  picture: { file: hero.jpg, alt: x }\nanimations:\n  hero: { src: hero.json }'
  const said = await mistakesIn(yaml, { has: () => false })
  expect(said).toContain(':2:20 hero.picture.file: There is no file "hero.jpg" in content/images/')
  expect(said).toContain(':4:16 animations.hero.src: There is no file "hero.json" in content/animations/')
})

test('reports an unreadable file at the field that names it', async () => {
  const yaml = 'hero:\n  picture: { file: hero.jpg, alt: x }'
  const said = await mistakesIn(yaml, { faultIn: async ({ name }) => `${name} is damaged` })
  expect(said).toContain(':2:20 hero.picture.file: hero.jpg is damaged')
})

test('does not look for an animation URL on disk', async () => {
  const yaml = 'animations: { hero: { src: https://lottie.example/a.json } }'
  expect(await mistakesIn(yaml, { has: () => false })).not.toContain('animations.hero')
})

test('reports two organisations with the same path', async () => {
  const yaml = 'companies:\n  organisations:\n    - { path: /academy }\n    - { path: /academy }'
  expect(await mistakesIn(yaml)).toContain(
    ':4:15 companies.organisations[1].path: An earlier organisation already uses the path "/academy".',
  )
})

test('reports all mistakes in file order', async () => {
  const said = await mistakesIn('name: 1\nurl: nowhere\nhero: 2')
  const lines = [...said.matchAll(/site\.yaml:(\d+):/g)].map(([, line]) => Number(line))
  expect(lines.length).toBeGreaterThan(3)
  expect(lines).toEqual(lines.toSorted((a, b) => a - b))
  expect(said).toMatch(/^content\/site\.yaml has \d+ errors:/)
})

const bomb = `a0: &a0 [x, x]\n${Array.from({ length: 12 }, (_, n) => `a${n + 1}: &a${n + 1} [*a${n}, *a${n}]\n`).join('')}`

test.each([
  ['an unclosed quote', 'name: "Alex'],
  ['a tab for indentation', 'hero:\n\theadline: x'],
  ['a duplicate field', 'name: a\nname: b'],
  ['aliases that expand exponentially', bomb],
])('reports the line of %s', async (_, yaml) => {
  expect(await mistakesIn(yaml)).toMatch(/content\/site\.yaml:\d+:\d+ /)
})

test('reports an empty file', async () => {
  expect(await mistakesIn('')).toContain('content/site.yaml:1:1')
})

test('reports a link to an empty gallery', async () => {
  const link = 'footer:\n  links: [{ label: Work, address: "#gallery" }]'
  expect(await mistakesIn(`gallery: { projects: [] }\n${link}`)).toContain(
    'content/site.yaml:3:35 footer.links[0].address: The link goes to the gallery, which has no projects.',
  )
  expect(await mistakesIn(`gallery: { projects: [{}] }\n${link}`)).not.toContain('The link goes to the gallery')
})

/** The mistakes other than missing fields, or else the first one. Short test content lacks most fields. */
function firstOf(said: string): string {
  const mistakes = said.split(/\n\n(?=  \S)/).slice(1)
  const own = mistakes.filter((mistake) => !/^  \S+ \S+: Required field is missing\./.test(mistake))
  return (own.length > 0 ? own : mistakes.slice(0, 1)).join('\n\n').trimEnd()
}

test('reports deep nesting', async () => {
  expect(await mistakesIn(`name: ${'['.repeat(20_000)}`)).toMatch(/content\/site\.yaml:1:\d+ The nesting is too deep\./)
})

test('reports a file name that differs only in Unicode normalisation', async () => {
  const said = await mistakesIn('hero: { picture: { file: über.jpg, alt: x } }', {
    has: () => false,
    namesIn: () => ['über.jpg'.normalize('NFD')],
  })
  expect(said).toContain(
    'The name of the file in content/images/ differs from "über.jpg" only in Unicode normalisation (NFC/NFD).',
  )
})
