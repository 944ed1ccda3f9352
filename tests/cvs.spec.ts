import { checkCvs } from '../cli/check/read-cvs/check-cvs.ts'
import { expect, test } from './fixtures.ts'

const BUILT = 'node_modules/.site'
test.slow()

// In every language, for another address than that of the content, with headings in each font, with texts in several alphabets, and on both papers.
for (const name of ['sample', 'full', 'long', 'short', 'translated', 'released', 'portfolio']) {
  test(`programs find what matters in every CV of the ${name} site`, async () => {
    const content = name === 'sample' || name === 'portfolio' ? 'sample' : `${BUILT}/contents/${name}`
    delete process.env['SITE_URL']
    const { lines, problems } = await checkCvs(process.cwd(), content, `${BUILT}/${name}`)
    expect(problems).toEqual([])
    expect(lines.length).toBeGreaterThan(1)
  })
}
