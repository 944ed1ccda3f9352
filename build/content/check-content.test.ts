import { describe, expect, test } from 'vitest'
import { checkContent } from './check-content.ts'

type Folder = Parameters<typeof checkContent>[1]
const everything: Folder = {
  name: 'content',
  has: () => true,
  namesIn: () => [],
  faultIn: async () => null,
  digestOf: () => '',
}

/** What the check says of a text, with every file there and whole. */
async function mistakesIn(yaml: string, folder: Partial<Folder> = {}): Promise<string> {
  try {
    await checkContent(yaml, { ...everything, ...folder })
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** A mistake, a content that makes it, and what is said of it among others. */
const KINDS = [
  ['an unquoted number', 'name: 2024', 'content/site.yaml:1:7 name: is a number, not a text; put it in quotes'],
  ['a number that would lose its zero', 'name: 0812', ':1:7 name: is a number, not a text; put it in quotes'],
  ['a phone number taken for one', 'name: +62812', ':1:7 name: is a number, not a text; put it in quotes'],
  ['an unquoted date', 'name: 2024-05-01', ':1:7 name: is a date, not a text; put it in quotes'],
  ['an unquoted boolean', 'name: true', ':1:7 name: is a boolean, not a text; put it in quotes'],
  ['an empty text', 'name: ""', ':1:7 name: is empty; write a text'],
  ['a text of blanks', 'name: "  "', ':1:7 name: is empty; write a text'],
  ['a line without its value', 'name:\nurl: https://example.com', 'name: is empty; write a text'],
  ['a list where a text belongs', 'name: [a]', ':1:7 name: is a list; write a text'],
  ['a text where fields belong', 'hero: big', ':1:7 hero: is a text; write fields, each on a line "field: value"'],
  ['a text where a list belongs', 'gallery: { projects: one }', ':1:22 gallery.projects: is a text; write a list'],
  [
    'an entry in one line without a comma',
    'expertise:\n  skills:\n    - { name: SQL icon: "tabler:database" }',
    ':3:15 lacks a comma before it, or the bracket that closes its entry',
  ],
  [
    'a field left of its entry',
    'gallery:\n  projects:\n    - title: x\n     category: y',
    'stands further left than the fields of its entry; align it with them',
  ],
  [
    'a text that begins with a bracket',
    'title: {name} | Data',
    ':1:13 lacks a comma between two fields; a text that begins with { or [',
  ],
  ['a quote within quotes', "title: 'I'm in'", ':1:11 goes on after its end; a quote within quotes is written twice'],
  ['an alias within what it names', 'footer: &f\n  links: *f', ':2:10 uses an alias (*f) within what it names'],
  ['an empty list', 'history: { entries: [] }', 'history.entries: is an empty list; write at least one entry'],
  ['an unknown field', 'nmae: Alex', ':1:1 nmae: is not a field that exists here'],
  ['an unknown field deep down', 'hero:\n  headlin: x', ':2:3 hero.headlin: is not a field that exists here'],
  [
    'a missing field, at its parent',
    'url: https://example.com/\nhero:\n  subtitle: x',
    ':2:1 hero.headline: is missing; write a text',
  ],
  [
    'an address without https',
    'url: http://example.com',
    ':1:6 url: is not an address this site can use; write a whole one that starts with https://',
  ],
  ['an address with a script', 'url: "javascript:alert(1)"', ':1:6 url: is not an address this site can use'],
  [
    'an address with a path for few',
    'url: "https://example.com/c++/"',
    ':1:6 url: has a path that not every host can serve',
  ],
  ['an address with a blank', 'url: "https://example.com/a b"', ':1:6 url: is not an address this site can use'],
  ['a language that is none', 'language: English!', 'language: is not a language; write its code, like en or pt-BR'],
  ['a language that is none', 'language: und', ':1:11 language: is not a language; write its code, like en or pt-BR'],
  [
    'a quick link that leads astray',
    'footer: { links: [{ label: a, address: "javascript:1" }] }',
    'footer.links[0].address: is not an address a link can use',
  ],
  [
    'an e-mail address that is none',
    'companies: { organisations: [{ email: alex }] }',
    'companies.organisations[0].email: is not an e-mail address',
  ],
  [
    'a phone number that is none',
    'companies: { organisations: [{ phone: call me }] }',
    'organisations[0].phone: is not a phone number',
  ],
  [
    'a path without its slash',
    'companies: { organisations: [{ path: academy }] }',
    'organisations[0].path: is not a path; write a slash and one word',
  ],
  [
    'a path the site needs itself',
    'companies: { organisations: [{ path: /images }] }',
    'organisations[0].path: is a path that the site needs itself',
  ],
  [
    'an icon of no known set',
    'expertise: { skills: [{ name: x, icon: "fa:docker" }] }',
    'skills[0].icon: is not an icon; write devicon:name',
  ],
  [
    'an icon that its set lacks',
    'expertise: { skills: [{ name: x, icon: "devicon:dokcer" }] }',
    ':1:40 expertise.skills[0].icon: there is no icon "devicon:dokcer" in that set',
  ],
  [
    'a picture by a path',
    'hero: { picture: { file: ../secret.jpg, alt: x } }',
    'hero.picture.file: is not the name of a file of this kind; write its name alone, ending in avif',
  ],
  [
    'an animation by http',
    'animations: { hero: { src: "http://example.com/a.json" } }',
    'animations.hero.src: is not an animation',
  ],
  [
    'a placeholder that is gone',
    'ui: { shownProjects: projects }',
    'ui.shownProjects: lacks a placeholder; write {shown} and {total}',
  ],
  ['an address in capitals', 'url: "HTTPS://example.com"', ':1:6 url: is not an address this site can use'],
  ['an address with a password', 'url: "https://a:b@example.com"', ':1:6 url: is not an address this site can use'],
  ['an address of a site that goes on', 'url: "https://example.com/#top"', ':1:6 url: has a "?", a "#" or'],
  ['a language nobody speaks', 'language: en-x', 'language: is not a language'],
  [
    'a quick link to a section that is not there',
    'footer: { links: [{ label: a, address: "#contact" }] }',
    'footer.links[0].address: is not an address a link can use; write https://…, one of #content, #expertise',
  ],
  [
    'an e-mail address that would carry a subject',
    'companies: { organisations: [{ email: "a?subject=b@example.com" }] }',
    'companies.organisations[0].email: is not an e-mail address',
  ],
  [
    'a skill that stands twice',
    'expertise:\n  skills:\n    - { name: Go, icon: "devicon:go" }\n    - { name: Go, icon: "devicon:go" }',
    ':4:7 expertise.skills[1]: stands in this list before: "Go"; keep one',
  ],
  [
    'a feature line that stands twice',
    'companies: { organisations: [{ features: [a, b, a] }] }',
    'companies.organisations[0].features[2]: stands in this list before: "a"',
  ],
  [
    'a category that is the word for all of them',
    'gallery: { projects: [{ category: All }] }\nui: { all: All }',
    ':1:35 gallery.projects[0].category: "All" is the filter that shows every project (ui.all); choose another word',
  ],
  ['an alias that nothing is named by', 'url: x\nname: *who', ':2:7 uses an alias (*who) that nothing is named by'],
  [
    'a colon in a text',
    'name: DevOps: the art',
    ':1:7 has a second ": " in its line, or the line below stands further in',
  ],
  ['a field that stands twice', 'name: a\nname: b', ':2:1 is a field that stands here before; keep one'],
  ['a text of nothing that can be seen', 'name: "\\u200b"', ':1:7 name: is empty; write a text'],
  ['a blank at the end', 'name: "Alex "', ':1:7 name: begins or ends with a blank; remove it'],
  ['half a sign', 'name: "a\\ud800b"', ':1:7 name: holds a sign that can’t be shown'],
  ['a placeholder that is none', 'name: "I, {nmae}"', ':1:7 name: holds {nmae}, which stands for nothing'],
  [
    'a headline that is a story',
    `hero: { headline: ${'long '.repeat(19)}. }`,
    'hero.headline: has 96 characters; at most 90',
  ],
  ['an address with an empty step', 'url: https://example.com//a/', ':1:6 url: has a "?", a "#" or an empty step'],
  [
    'two pictures that would be served under one name',
    'hero: { picture: { file: a.jpg } }\nprofile: { photo: { file: a.png } }',
    ':2:27 profile.photo.file: "a.png" and "a.jpg" would be served under the same names',
  ],
  [
    'a picture named like a width of another',
    'hero: { picture: { file: a-1200w.jpg } }\nprofile: { photo: { file: a.jpg } }',
    ':1:26 hero.picture.file: "a-1200w.jpg" and "a.jpg" would be served under the same names',
  ],
  [
    'a picture named like the narrow part of another',
    'hero: { picture: { file: a.jpg } }\nprofile: { photo: { file: a-narrow.jpg } }',
    ':2:27 profile.photo.file: "a-narrow.jpg" and "a.jpg" would be served under the same names',
  ],
  [
    'a picture named like a width of a narrow one',
    'hero: { picture: { file: a-narrow.jpg } }\nprofile: { photo: { file: a-narrow-640w.jpg } }',
    ':2:27 profile.photo.file: "a-narrow-640w.jpg" and "a-narrow.jpg" would be served under the same names',
  ],
  [
    'a picture named like an icon of the set',
    'expertise: { skills: [{ icon: "devicon:go" }, { icon: devicon-go.svg }] }',
    'skills[1].icon: "devicon-go.svg" and "devicon:go" would be served under the same names',
  ],
  ['a merge key', 'a: &a { headline: x }\nhero:\n  <<: *a', ':3:3 hero.<<: is not a field that exists here'],
  ['a second document', 'name: a\n---\nname: b', ':2:1 begins a second document with "---"'],
  [
    'a list that is not closed',
    'gallery: { projects: [a',
    ':1:24 stands further left than what it belongs to, or lacks its closing bracket',
  ],
  ['a key of the language itself', '__proto__: x', ':1:1 __proto__: is not a field that exists here'],
  ['another one', 'constructor: x', ':1:1 constructor: is not a field that exists here'],
  ['another one deep down', 'hero: { toString: x }', ':1:9 hero.toString: is not a field that exists here'],
  [
    'a misspelled field of an entry',
    'gallery: { projects: [{ titel: x }] }',
    'projects[0].titel: is not a field that exists here; did you mean "title"?',
  ],
  [
    'a misspelled field of an organisation',
    'companies: { organisations: [{ legalname: x }] }',
    'did you mean "legalName"?',
  ],
  [
    'a misspelled word of the interface',
    'ui: { lodaing: x }',
    'ui.lodaing: is not a field that exists here; did you mean "loading"?',
  ],
  [
    'a misspelled icon',
    'profile: {}\nfooter: { profiles: [{ label: a, icon: "tabler:brand-githb", address: https://a.example }] }',
    'did you mean "tabler:brand-github"?',
  ],
  [
    'a kind of organisation that is none',
    'companies: { organisations: [{ kind: university }] }',
    'organisations[0].kind: ',
  ],
  ['a text that is only a comment', 'name: # Alex', 'name: is empty; write a text'],
  ['a set of fields where a text belongs', 'name: { first: Alex }', 'name: is a set of fields; write a text'],
  ['an entry that is a text', 'history: { entries: [Engineer] }', 'history.entries[0]: is a text; write fields'],
  [
    'a description that is too short',
    'description: Hello.',
    ':1:14 description: has 6 characters; search results show 50 to 160',
  ],
  ['a letter that the CV lacks', 'name: 李小龍', ':1:7 name: holds "李", which the CV can’t print'],
  ['a tab for indentation', 'hero:\n\theadline: x', ':2:1 is indented with a tab; use spaces'],
  ['an unclosed quote', 'name: "Alex', ':1:12 lacks a sign that closes what was begun'],
  ['nothing but a list', '- a\n- b', 'is a list; write fields'],
  ['nothing but a text', 'hello', 'is a text; write fields'],
  ['an anchor on a key', '&a name: x', ':1:'],
  [
    'a date in a period',
    'history: { entries: [{ period: 2024-01-01 }] }',
    'period: is a date, not a text; put it in quotes',
  ],
  ['a line that is far too long', `name: ${'Alex '.repeat(60)}`, ':1:7 name: has 299 characters; at most 60'],
] as const

describe('a mistake names its line, its column, its field, what is wrong and what is allowed', () => {
  test.each(KINDS)('%s', async (_, yaml, message) => {
    expect(await mistakesIn(yaml)).toContain(message)
  })

  test('in the words that stand in messages.txt, each with the line it means', async () => {
    const told = await Promise.all(KINDS.map(async ([kind, yaml]) => `# ${kind}\n\n${firstOf(await mistakesIn(yaml))}`))
    expect(KINDS.length).toBeGreaterThanOrEqual(60)
    await expect(told.join('\n\n')).toMatchFileSnapshot('messages.txt')
  })

  test.each(['Größe (1).jpg', 'фото.png', 'a+b&c.webp', 'hero.final.jpg'])(
    'but "%s" may name a picture',
    async (file) => {
      const yaml = JSON.stringify({ hero: { picture: { file } } })
      expect(await mistakesIn(yaml)).not.toContain('hero.picture.file')
    },
  )
})

test('a misspelled field is one mistake, not another one that is missing', async () => {
  const said = await mistakesIn('hero:\n  headlin: x\nnmae: Alex')
  expect(said).toContain('did you mean "headline"?')
  expect(said).toContain('did you mean "name"?')
  expect(said).toContain('hero.subtitle: is missing')
  expect(said).not.toContain('headline: is missing')
  expect(said).not.toContain(' name: is missing')
})

test.each(['name: >\n  Alex', 'name: |\n  Alex\n', 'name: >-\n  Alex'])('%j is a text like any other', async (yaml) => {
  expect(await mistakesIn(yaml)).not.toMatch(/:\d+ name: /)
})

test('pictures and animations that are not there are mistakes, wherever they are named', async () => {
  const yaml = 'hero:\n  picture: { file: hero.jpg, alt: x }\nanimations:\n  hero: { src: hero.json }'
  const said = await mistakesIn(yaml, { has: () => false })
  expect(said).toContain(':2:20 hero.picture.file: there is no file "hero.jpg" in content/images/')
  expect(said).toContain(':4:16 animations.hero.src: there is no file "hero.json" in content/animations/')
})

test('a file that is there and can’t be read is a mistake where it is named', async () => {
  const yaml = 'hero:\n  picture: { file: hero.jpg, alt: x }'
  const said = await mistakesIn(yaml, { faultIn: async ({ name }) => `${name} is damaged` })
  expect(said).toContain(':2:20 hero.picture.file: hero.jpg is damaged')
})

test('an animation at a hosting service is not looked for on the disk', async () => {
  const yaml = 'animations: { hero: { src: https://lottie.example/a.json } }'
  expect(await mistakesIn(yaml, { has: () => false })).not.toContain('animations.hero')
})

test('two organisations on one path are a mistake, also beside others', async () => {
  const yaml = 'companies:\n  organisations:\n    - { path: /academy }\n    - { path: /academy }'
  expect(await mistakesIn(yaml)).toContain(
    ':4:15 companies.organisations[1].path: "/academy" is taken by the organisation before',
  )
})

test('every mistake is told at once, in the order of the file', async () => {
  const said = await mistakesIn('name: 1\nurl: nowhere\nhero: 2')
  const lines = [...said.matchAll(/site\.yaml:(\d+):/g)].map(([, line]) => Number(line))
  expect(lines.length).toBeGreaterThan(3)
  expect(lines).toEqual(lines.toSorted((a, b) => a - b))
  expect(said).toMatch(/^content\/site\.yaml has \d+ mistakes:/)
})

const bomb = `a0: &a0 [x, x]\n${Array.from({ length: 12 }, (_, n) => `a${n + 1}: &a${n + 1} [*a${n}, *a${n}]\n`).join('')}`

test.each([
  ['an unclosed quote', 'name: "Alex'],
  ['a tab for indentation', 'hero:\n\theadline: x'],
  ['a field that stands twice', 'name: a\nname: b'],
  ['aliases that multiply without end', bomb],
])('%s is named with its line', async (_, yaml) => {
  expect(await mistakesIn(yaml)).toMatch(/content\/site\.yaml:\d+:\d+ /)
})

test('an empty file lacks everything', async () => {
  expect(await mistakesIn('')).toContain('content/site.yaml:1:1')
})

test('a link to the projects is a mistake where there are none', async () => {
  const link = 'footer:\n  links: [{ label: Work, address: "#gallery" }]'
  expect(await mistakesIn(`gallery: { projects: [] }\n${link}`)).toContain(
    'content/site.yaml:3:35 footer.links[0].address: leads to the projects, and there are none',
  )
  expect(await mistakesIn(`gallery: { projects: [{}] }\n${link}`)).not.toContain('leads to the projects')
})

/** The first mistakes that are no missing fields, or else the first: a content of a line or two lacks nearly all of them. */
function firstOf(said: string): string {
  const mistakes = said.split(/\n\n(?=  \S)/).slice(1)
  const own = mistakes.filter((mistake) => !/^  \S+ \S+: is missing;/.test(mistake))
  return (own.length > 0 ? own : mistakes.slice(0, 1)).join('\n\n').trimEnd()
}

test('deep nesting is refused in words', async () => {
  expect(await mistakesIn(`name: ${'['.repeat(20_000)}`)).toMatch(
    /content\/site\.yaml:1:\d+ is nested deeper than any content/,
  )
})

test('a name whose letters are encoded otherwise is told apart from a missing file', async () => {
  const said = await mistakesIn('hero: { picture: { file: über.jpg, alt: x } }', {
    has: () => false,
    namesIn: () => ['über.jpg'.normalize('NFD')],
  })
  expect(said).toContain('the file "über.jpg" in content/images/ has its letters encoded in another way than here')
})
