import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../generator/testing/temporary-folder.ts'
import { composeYaml } from '../import/compose-yaml.ts'
import { checkSite } from './check-site.ts'
import { reportOf } from './problem.ts'

async function reportFor(yaml: string) {
  return reportOf(await checkSite(temporaryFolder({ 'content/site.yaml': yaml }), 'content'))
}

test('lists everything that the import marks as to write, until the site has a public URL', async () => {
  const yaml = composeYaml({ title: '{name}' })
  const marked = yaml.split('\n').flatMap((line, index) => (line.includes('# to write: ') ? [index + 1] : []))
  const report = await reportFor(yaml)
  expect(report).toMatch(/^(?:warning: .+\n){3}\n3 warnings\.$/)
  expect([...report.matchAll(/site\.yaml:(\d+)/g)].map(([, line]) => Number(line))).toEqual(marked)

  vi.stubEnv('SITE_URL', 'https://ada.dev/')
  expect(await reportFor(yaml)).toMatch(/^error: content\/site\.yaml:\d+:7 name: Write your name.+\n +\d+ \| name:/)
})

const finished = composeYaml({ name: 'Ada', profile: { title: 'Engineer' } }).replace(
  /^url: .*$/m,
  'url: https://ada.dev/',
)

test('finds nothing in a finished site, but for a wrong SITE_URL', async () => {
  expect(await reportFor(finished)).toBe('No problems found.')
  vi.stubEnv('SITE_URL', 'ada.dev')
  expect(await reportFor(finished)).toMatch(/^error: content: SITE_URL is "ada\.dev", .+\n\n1 error\.$/)
})

test.each([
  ['', 'error'],
  ['http://localhost/', 'warning'],
])('lists missing and unused translations: with SITE_URL=%s a missing one is an %s', async (siteUrl, severity) => {
  vi.stubEnv('SITE_URL', siteUrl)
  const german = '- en: Engineer\n  de: ""\n- en: Old\n  de: Alt\n'
  const folder = temporaryFolder({ 'content/site.yaml': finished, 'content/site.de.yaml': german })
  const report = reportOf(await checkSite(folder, 'content'))
  expect(report).toContain(`${severity}: content/site.de.yaml:2:7 "Engineer" has no translation. Write it after "de:".`)
  expect(report).toContain(
    `${severity}: content/site.de.yaml:1:1 "Ada" has no translation. Run npx vitafolio translate de`,
  )
  expect(report).toContain('warning: content/site.de.yaml:4:7 site.yaml does not have the text "Old" any more.')
})
