import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { checkSite } from './check-site.ts'
import { reportOf } from './report.mjs'

/** Checks a project with these files in content/. */
async function check(files: Record<string, string | Buffer>, { root = projectFolder(), siteUrl = '' } = {}) {
  for (const [path, contents] of Object.entries(files)) {
    mkdirSync(dirname(join(root, 'content', path)), { recursive: true })
    writeFileSync(join(root, 'content', path), contents)
  }
  const checks = await checkSite({ root, folder: 'content', siteUrl })
  const messages = (name: string) =>
    (checks.find((each) => each.name === name)?.diagnostics ?? []).map(
      ({ severity, place, message }) => `${severity}: ${place}: ${message}`,
    )
  return { messages, report: reportOf(checks) }
}

function projectFolder() {
  const root = mkdtempSync(join(tmpdir(), 'doctor-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  cpSync('sample', join(root, 'sample'), { recursive: true })
  return root
}

test('shows an error with its line and help, and errors with the same message once', async () => {
  const { report } = await check({
    'site.yaml': "url: ada\nlanguage: en\nname: 2024\ntitle: 1\ndescription: 'short'\n",
  })
  expect(report).toContain(
    '  error: content/site.yaml:1:6 url: Invalid URL. Write a full URL that starts with https://, without spaces, user name or password.\n    1 | url: ada\n      |      ^^^\n    help: The public URL',
  )
  expect(report).toContain(
    '  error: Expected text, but found a number. Put the value in quotes.\n    content/site.yaml:3:7 name\n    content/site.yaml:4:8 title\n',
  )
})

test('runs no other checks on a file that is not YAML', async () => {
  const { report } = await check({ 'site.yaml': 'name: "Ada' })
  expect(report).toMatchInlineSnapshot(`
    "content: unreadable; fix it to run the other checks, 1 error
      error: content/site.yaml:1:11: A closing quote, a closing bracket or a comma is missing. Add it.
        1 | name: "Ada
          |           ^

    1 error."
  `)
})

test.each([
  ['https://example.com/', '', 'warning'],
  ['https://ada.dev/', '', 'error'],
  ['https://example.com/', 'https://ada.dev/', 'error'],
])('groups sample content: built for %s with SITE_URL=%s it is one %s', async (url, siteUrl, severity) => {
  const yaml = `url: ${url}\nname: Alex Example\nfooter:\n  about: I know Alex Example\n  rights: by Alex Example`
  const { messages, report } = await check({ 'site.yaml': yaml }, { siteUrl })
  expect(report).toContain('\n    names: lines 2, 4, 5\n')
  expect(messages('sample content')).toEqual([
    `${severity}: content/site.yaml:2:7: Sample content found in 3 values. Replace them, or build with --allow-sample.`,
  ])
})

test('warns about images that are too small or not used', async () => {
  const root = projectFolder()
  cpSync('sample', join(root, 'content'), { recursive: true })
  const image = sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } })
  const yaml = readFileSync('sample/site.yaml', 'utf8').replace('name: Alex Example', 'name: Ada Lovelace')
  const files = {
    'images/hero.jpg': await image.jpeg().toBuffer(),
    'images/old.jpg': await image.jpeg().toBuffer(),
  }
  const small = 'warning: content/images/hero.jpg: The image has 300 x 200 pixels. Use 3840 x 2560 for large screens.'
  const { messages } = await check({ 'site.yaml': yaml, ...files }, { root })
  expect(messages('pictures')).toEqual([
    small,
    'warning: content/images/: The content does not use old.jpg. Name the files in it, or remove them.',
  ])
  // A mistake may be the name of the file.
  const invalid = await check({ 'site.yaml': yaml.replace('language: en', 'language: 1') }, { root })
  expect(invalid.messages('pictures')).toEqual([small])
})

test('lists texts without a translation, and translations that are no longer used', async () => {
  const root = projectFolder()
  cpSync('sample', join(root, 'content'), { recursive: true })
  const yaml = readFileSync('sample/site.yaml', 'utf8').replace('name: Alex Example', 'name: Ada Lovelace')
  const german = '- en: Ada Lovelace\n  de: ""\n- en: Old\n  de: Alt\n'
  const { messages } = await check({ 'site.yaml': yaml, 'site.de.yaml': german }, { root })
  expect(messages('translations')).toEqual(
    expect.arrayContaining([
      'warning: content/site.de.yaml:2:7: "Ada Lovelace" has no translation. Write it after "de:".',
      'warning: content/site.de.yaml:1:1: "Present" has no translation. Run npm run translate -- de to add the text.',
      'warning: content/site.de.yaml:4:7: site.yaml does not have the text "Old" any more. Correct it, or remove it.',
    ]),
  )
})

test('names a colour that the build changes, so that it can be read', async () => {
  const root = projectFolder()
  cpSync('sample', join(root, 'content'), { recursive: true })
  const sample = readFileSync('sample/site.yaml', 'utf8').replace('name: Alex Example', 'name: Ada Lovelace')
  const { messages } = await check({ 'site.yaml': `${sample}look:\n  accent: '#ffcc00'\n` }, { root })
  expect(messages('look')).toEqual([
    expect.stringMatching(
      /^warning: content\/site\.yaml:\d+:11 look\.accent: #ffcc00 has too little contrast in the light theme, which shows #[\da-f]{6} instead\.$/,
    ),
  ])
})

test('warns about titles, alternative texts and links that do not serve their purpose', async () => {
  const hero = 'hero: { picture: { file: sea.jpg, alt: sea } }'
  const profile = 'profile: { photo: { file: me.jpg, alt: Photo of me } }'
  const footer = "footer: { links: [{ label: A, address: '#' }] }"
  const title = `name: Ada\ntitle: '{name} ${'a'.repeat(60)}'`
  const { messages } = await check({ 'site.yaml': [title, hero, profile, footer].join('\n') })
  expect([...messages('texts'), ...messages('links')]).toEqual([
    'warning: content/site.yaml:2:8 title: The title has 64 characters. Search results show about 60; shorten it.',
    expect.stringContaining('hero.picture.alt: The text is a file name. Describe what the image shows.'),
    expect.stringContaining('profile.photo.alt: Screen readers already say "image". Only describe what it shows.'),
    expect.stringContaining('footer.links[0].address: The link leads nowhere. Write a URL, or remove the link.'),
  ])
})

test.each([
  ['https://ada.dev/cv', '', []],
  ['https://me.example.com/', '', ['warning: content/site.yaml:1:6 url: Only this machine can open the URL.']],
  ['https://example.com/', '', []],
  ['https://ada.dev/', 'http://localhost/', ['warning: SITE_URL: Only this machine can open the URL.']],
  ['https://github.com/ada/cv', '', ['warning: content/site.yaml:1:6 url: github.com shows the repository.']],
])('checks the address %s with SITE_URL=%s', async (url, siteUrl, expected) => {
  const { messages } = await check({ 'site.yaml': `url: ${url}` }, { siteUrl })
  expect(messages('address').map((message) => message.replace(/(?<=\.) .*/, ''))).toEqual(expected)
})

test.each([
  ['https://example.com/', '', 'warning', ['url: Write the URL of the published site, such as https://me.example/.']],
  ['https://example.com/', 'https://ada.dev/', 'error', []],
  ['https://ada.dev/', '', 'error', []],
])(
  'names what is left to write: built for %s with SITE_URL=%s it is one %s',
  async (url, siteUrl, severity, others) => {
    const yaml = `url: ${url} # to write\nname: Your Name\nprofile:\n  title: Your profession`
    const { messages } = await check({ 'site.yaml': yaml }, { siteUrl })
    expect(messages('to write')).toEqual([
      ...others.map((other) => `${severity}: content/site.yaml:1:6 ${other}`),
      `${severity}: content/site.yaml:2:7 name: Write your name, such as Ada Lovelace.`,
      `${severity}: content/site.yaml:4:10 profile.title: Write your profession, such as Site reliability engineer.`,
    ])
  },
)

test('says nothing of the sample, if there is nothing of it', async () => {
  const { report } = await check({ 'site.yaml': 'url: https://ada.dev/\nname: Ada' })
  expect(report).toContain('\nto write: nothing\n')
  expect(report).not.toContain('sample')
})
