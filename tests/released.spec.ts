import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, site, test, visit } from './fixtures.ts'

// What the content of the last release publishes: a change here is one that owners see after an upgrade, and belongs in
// CHANGELOG.md. After an intended change, delete the reference: the next run writes it.
const BUILT = 'node_modules/.site/released'

test('an upgrade publishes the same page', async ({ page }) => {
  await page.clock.setFixedTime('2026-01-02')
  await visit(page, site('released'))
  await expect(page.getByRole('button', { name: 'More' })).toBeVisible() // The bar has found that its links need more room.
  expect(await page.locator('body').ariaSnapshot()).toMatchSnapshot(['released', 'page.yaml'])
})

for (const file of ['cv.md', 'resume.json', 'contact.vcf']) {
  test(`an upgrade publishes the same ${file}`, () => {
    expect(readFileSync(join(BUILT, file), 'utf8')).toMatchSnapshot(['released', file])
  })
}

test('an upgrade publishes files of the same names', () => {
  const files = readdirSync(BUILT, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(BUILT, path)).isFile(),
  )
  const names = files.map((path) => path.replaceAll('\\', '/').replace(/-[\w-]{8}(?=\.\w+$)/, '-HASH'))
  expect(names.toSorted().join('\n')).toMatchSnapshot(['released', 'files.txt'])
})
