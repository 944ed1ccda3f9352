import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { ContentError, formatInOneLine, isError } from '../diagnostic.ts'
import { readContent } from '../read-content.ts'
import { siteYaml, temporaryFolder } from '../../generator/testing/temporary-folder.ts'
import { check } from '../check.ts'

/** The messages for a site with these fields, and these files in its folder. */
async function warningsFor(fields: object, files: Record<string, string | Buffer> = {}) {
  return (await warningsIn(temporaryFolder({ 'site.yaml': siteYaml(fields), ...files }))).map(({ message }) => message)
}

async function warningsIn(folder: string) {
  return (await check(readContent(folder, '.'))).filter((each) => !isError(each))
}

test('names images that are too small, and files that no field uses', async () => {
  const image = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  const fields = {
    hero: { headline: 'Ada', picture: { file: 'hero.jpg', alt: 'A lake' } },
    gallery: { title: 'a', label: 'a', projects: [{ title: 'Cluster' }] },
  }
  const files = {
    'images/hero.jpg': image,
    'images/old.jpg': image,
    'animations/.hidden': '',
    'notes.txt': '',
    'files/CNAME': '',
    'letters/firm.md': '',
    'images/zones.png': image,
    'projects/cluster.md': '![Zones](zones.png)',
    'images/paper.png': image,
    'style.css': 'h1 { background: url(images/paper.png) }',
  }
  expect(await warningsFor(fields, files)).toEqual([
    'The content does not use images/old.jpg, notes.txt. Name the files in it, or remove them.',
    'hero.picture.file: hero.jpg has 300 x 200 pixels. Use 3840 x 2560 for large screens.',
  ])
})

test('asks for no larger strip', async () => {
  const image = await sharp({ create: { width: 30, height: 4000, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  const hero = { headline: 'Ada', picture: { file: 'strip.jpg', alt: 'A lake' } }
  expect(await warningsFor({ hero }, { 'images/strip.jpg': image })).toEqual([])
})

test('lists the mistakes of all files at once, with the warnings', async () => {
  const folder = temporaryFolder({
    'content/site.yaml':
      'headline: x\nhero: { picture: { file: no.png, alt: no } }\ngallery: { projects: [{ title: Cluster }] }\nlanguage: en',
    'content/site.de.yaml': '- { en: Projects, de: 1 }',
    'content/projects/cluster.md': '# Title',
    'content/style.css': 'h1 {',
    'content/files/sitemap.xml': '',
    'content/files/de/cv.pdf': '',
    'content/files/talk.pdf': '',
  })
  const { diagnostics } = new ContentError(await check(readContent(folder, 'content'), { isBuild: true }))
  const lines = diagnostics.map(formatInOneLine).filter((line) => !line.includes('Required field'))
  expect(lines).toEqual([
    'content/site.yaml:1:1 headline: Unknown field. Check its spelling and indentation, or remove it.',
    'content/site.yaml:2:26 hero.picture.file: There is no file "no.png" in content/images/. Add the file, or correct the name.',
    'content/site.yaml:2:39 hero.picture.alt: The text is a file name. Describe what the image shows.',
    'content/files/de/cv.pdf: The build writes a file of this name itself. Remove yours.',
    'content/files/sitemap.xml: The build writes a file of this name itself. Remove yours.',
    'content/projects/cluster.md:1:1 The title of the project is the first heading. Start the headings of the story with ##.',
    'content/site.de.yaml:1:23 Expected text, but found a number. Put the value in quotes.',
    'content/style.css:1:1 The rule has no end. Add a closing brace, "}".',
  ])
})

test('names a colour that the build changes, so that it can be read', async () => {
  expect(await warningsFor({ look: { accent: '#ffcc00' } })).toEqual([
    expect.stringMatching(
      /^look\.accent: #ffcc00 has too little contrast in the light theme, which shows #[\da-f]{6} instead\.$/,
    ),
  ])
})

test('names alternative texts, periods and links that do not serve their purpose', async () => {
  const files = { 'images/sea.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>' }
  const fields = {
    hero: { headline: 'Ada', picture: { file: 'sea.svg', alt: 'sea' } },
    history: {
      title: 'Work',
      label: 'Work',
      entries: [
        {
          role: 'Engineer',
          period: 'since 2020',
          highlights: [
            '[Talk](http://ada.dev)',
            '[1] (note)',
            '[Slides](/talks/my slides.pdf)',
            '[Write](mailto:a@b.de)',
          ],
        },
        { role: 'Engi\u00ADneer', period: '2019-01 - unknown' },
        { role: 'Engineer', period: '2021-03 - 2203-04' },
        { role: 'Engineer', period: '2199-04 - Present' },
        { role: 'Engineer', period: `2021 - ${new Date().getUTCFullYear() + 1}` },
      ],
    },
    profile: {
      title: 'Engineer',
      location: 'See [my calendar](https://ada.dev/c)',
      availability: 'yes',
      experience: '“Many years”',
      phone: '0170 1234567',
    },
    gallery: {
      title: 'Projects',
      label: 'Projects',
      lead: 'With [Rust](https://ada.dev/Rust_(language)), [a [b]](https://ada.dev) and 2 ** 3 * 4',
      projects: [
        { title: 'One', description: 'Cut by **40 %**.' },
        { title: 'Two', description: 'Runs `make`.', technologies: ['Terraform; AWS', 'A, B, C', 'C, C++'] },
      ],
    },
    footer: { links: [{ label: 'A', address: '#' }] },
  }
  expect(new Set(await warningsFor(fields, files))).toEqual(
    new Set([
      'hero.picture.alt: The text is a file name. Describe what the image shows.',
      expect.stringContaining('profile.experience: The quotation marks are part of the text.'),
      expect.stringContaining(
        'history.entries[0].highlights[2]: The link [Slides](/talks/my slides.pdf) is shown as it is written, because its address has a space.',
      ),
      expect.stringContaining(
        'history.entries[0].highlights[3]: The link [Write](mailto:a@b.de) is shown as it is written. Write the e-mail address alone',
      ),
      expect.stringContaining('profile.phone: The link of this number works in your country alone.'),
      expect.stringContaining('gallery.projects[1].technologies[0]: This is one technology'),
      expect.stringContaining('gallery.projects[1].technologies[1]: This is one technology'),
      expect.stringContaining('history.entries[0].period: Programs find no dates in "since 2020"'),
      expect.stringContaining('history.entries[1].period: Programs find no dates in "2019-01 - unknown"'),
      'history.entries[1].role: The site leaves out characters that nobody sees (U+00AD). Delete the text and type it again.',
      expect.stringContaining('history.entries[2].period: The period ends in 2203, so that'),
      expect.stringContaining('history.entries[3].period: The period begins in the future'),
      'history.entries[0].highlights[0]: The link [Talk](http://ada.dev) is shown as it is written. Write its whole URL, with https://.',
      'profile.availability: The page shows "yes". Write what visitors should read, such as "Open to new roles", or remove the field.',
      'profile.location: This field has no links: [my calendar](https://ada.dev/c) is shown as it is written. Write the text alone.',
      'gallery.projects[0].description: **40 %** is shown as it is written, because only stories are Markdown. Remove the marks.',
      'gallery.projects[1].description: `make` is shown as it is written, because only stories are Markdown. Remove the marks.',
      'footer.links[0].address: The link leads nowhere. Write a URL, or remove the link.',
    ]),
  )
})

test('reads braces as text, but for a misspelled {name}', async () => {
  const role = '{Name}, engineer'
  const highlights = ['Moved ${DATABASE_URL} into a vault', '/api/{tenant}/orders, /users/{name_}', '{{ .Values }}']
  const history = { title: 'Work', label: 'Work', entries: [{ role, highlights }] }
  const ui = { countedProjects: { one: '{cuont} project', other: '{count} projects' } }
  const folder = temporaryFolder({ 'site.yaml': siteYaml({ history, ui }) })
  expect((await check(readContent(folder, '.'))).map(({ message }) => message)).toEqual([
    'history.entries[0].role: {Name} is shown as it is written. Did you mean {name}?',
    'ui.countedProjects.one: {cuont} is shown as it is written. Did you mean {count}?',
  ])
})

const WRITE_URL = 'Write the URL of the published site, such as https://your-name.github.io/.'

test.each([
  ['https://example.com/', '', [`url: ${WRITE_URL}`]],
  ['https://me.example.com/', '', [`url: me.example.com is reserved for examples. ${WRITE_URL}`]],
  ['https://me.example/', '', [`url: me.example is reserved for examples. ${WRITE_URL}`]],
  ['https://github.com/ada/cv', '', [`url: github.com shows the repository. ${WRITE_URL}`]],
  ['https://example.com/', 'https://ada.dev/', []],
])('checks the URL %s with SITE_URL=%s', async (url, siteUrl, expected) => {
  vi.stubEnv('SITE_URL', siteUrl)
  expect(await warningsFor({ url })).toEqual(expected)
})

test('says of the unchanged sample nothing else, and nothing in a preview', async () => {
  const folder = temporaryFolder({ 'site.yaml': readFileSync('sample/site.yaml') })
  expect(await warningsIn(folder)).toEqual([expect.objectContaining({ line: 0 })])
  vi.stubEnv('ALLOW_SAMPLE', 'yes')
  expect(await warningsIn(folder)).toEqual([])
})
