import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkBuiltSite } from '../cli/check/check-built-site.ts'
import { expect, test } from './fixtures.ts'

const browser = process.env['CHROMIUM_PATH']
test.slow()

/** Checks a copy of a built site after a change of its home page and headers, beside HTML of the owner's own. */
async function check(
  name: string,
  change: (html: string) => string = (html) => html,
  files: Readonly<Record<string, string>> = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'check-'))
  cpSync(`node_modules/.site/${name}`, folder, { recursive: true })
  for (const file of ['index.html', '_headers'].map((each) => join(folder, each))) {
    writeFileSync(file, change(readFileSync(file, 'utf8')))
  }
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
  mkdirSync(join(folder, 'slides'))
  writeFileSync(join(folder, 'slides/index.html'), '<h1>Slides</h1>')
  try {
    return await checkBuiltSite(folder, browser)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

for (const name of ['full', 'translated']) {
  test(`vitafolio check passes the ${name} site: pictures, links, contrast, screens, axe, policy`, async () => {
    expect(await check(name)).toEqual([])
  })
}

// Below a base path, with animations at a host: neither is a problem.
test('vitafolio check names pictures that blend into the page, in the theme where they do', async () => {
  const markIn = (colour: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><circle cx="32" cy="32" r="20" fill="${colour}"/></svg>`
  const logos = { 'images/example-technologies.svg': markIn('#111'), 'images/example-academy.svg': markIn('#fff') }
  const host = 'https://animations.example'
  const problems = await check(
    'portfolio',
    (text) =>
      text
        .replaceAll('"/portfolio/animations/', `"${host}/`)
        .replaceAll(/connect-src ('self'|&#x27;self&#x27;)/g, `$& ${host}`),
    logos,
  )
  const sentence = (file: string) =>
    `The picture /portfolio/images/${file} is hard to see on what is behind it. Give it a background, or another colour.`
  expect(problems).toContain(`/: dark theme: ${sentence('example-technologies.svg')}`)
  expect(problems).toContain(`/academy/: light theme: ${sentence('example-academy.svg')}`)
  expect(problems).toHaveLength(4)
})

test('vitafolio check names what visitors would stumble over, and where', async () => {
  const problems = await check('short', (html) =>
    html.replace(
      '</body>',
      '<a href="/gone/">Gone</a><img src="/images/no.png" style="x:y"><table width="2000"><td>Wide</table></body>',
    ),
  )
  for (const problem of [
    '/: The link /gone/ leads nowhere.',
    '/: The picture /images/no.png does not load.',
    expect.stringMatching(/^\/: dark theme: image-alt: .*\("img"/),
    expect.stringMatching(/^\/: The page is \d+ px wider than a screen of 320 px\.$/),
    expect.stringMatching(/^\/: The browser reports: The policy of the site blocks inline \(style-src-attr\)\./),
  ]) {
    expect(problems).toContainEqual(problem)
  }
})

test('vitafolio check says in sentences that the button for the theme is covered, and that the script does not start', async () => {
  expect(await check('short', (html) => html.replace(/<button (?=[^>]*theme-toggle)/, '<button inert="" '))).toEqual([
    '/: The button for the theme is hidden or covered. Change the styles in content/style.css.',
  ])
  expect(await check('short', (html) => html.replace('<script type="module"', '<script type="text"'))).toEqual([
    '/: The script of the page does not start. Open the page in a browser, and see its console.',
  ])
})
