import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { loadSite } from '../../../generator/site.ts'
import { siteYaml, temporaryFolder } from '../../../generator/testing/temporary-folder.ts'
import { checkCvs } from './check-cvs.ts'

const history = {
  title: 'History',
  label: 'History',
  entries: [{ role: 'Engineer', employer: 'Elbe Bank', period: '2023-04 - Present', description: 'Warehouses.' }],
}
const yaml = siteYaml({ history, profile: { title: 'Engineer of platforms', email: 'ada@me.example' } })

async function builtSite() {
  const root = temporaryFolder({ 'content/site.yaml': yaml })
  const { files } = await loadSite(root, 'content', false)
  for (const name of ['cv.pdf', 'cv.docx']) writeFileSync(join(root, name), (await files.get(name)?.()) ?? '')
  return root
}

test('says in a line what programs read in each CV, and shows the texts if asked', async () => {
  const root = await builtSite()
  expect(await checkCvs(root, 'content', root)).toEqual({
    lines: ['pdf', 'docx'].map((type) => `cv.${type}, as programs read it: 1 in Experience, e-mail address`),
    problems: [],
  })
  const { lines } = await checkCvs(root, 'content', root, true)
  expect(lines.join('\n')).toContain('by place\nAda\nEngineer of platforms\nada@me.example · ada.dev\n')
})

test('names the line of the content that a bad layout hides, and what programs read there', async () => {
  const root = await builtSite()
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const page = pdf.addPage()
  // Two columns: the period wraps beside the employer.
  const texts = [
    ['Ada', 50, 750],
    ['Engineer of platforms', 50, 740],
    ['ada@me.example · ada.dev', 50, 730],
    ['Experience', 50, 700],
    ['Engineer · Apr 2023 -', 50, 680],
    ['Elbe Bank', 50, 668],
    ['Present', 110, 668],
    ['Warehouses.', 50, 648],
  ] as const
  for (const [text, x, y] of texts) page.drawText(text, { x, y, font, size: 10 })
  writeFileSync(join(root, 'cv.pdf'), await pdf.save())
  const { lines, problems } = await checkCvs(root, 'content', root)
  expect(lines).toHaveLength(1)
  expect(problems).toEqual([
    'cv.pdf: Programs do not find the period of "Engineer", "Apr 2023 – Present". They read "· Apr 2023 -". See content/site.yaml:1:320 history.entries[0].role.',
  ])
})

test('says that the content has mistakes, and which file is missing', async () => {
  const root = temporaryFolder({ 'content/site.yaml': yaml, 'other/site.yaml': 'name: ' })
  expect((await checkCvs(root, 'content', root)).problems).toEqual(
    ['pdf', 'docx'].map((type) => `cv.${type} is missing. Build the site again.`),
  )
  writeFileSync(join(root, 'cv.docx'), 'PK')
  expect((await checkCvs(root, 'content', root)).problems).toContain("cv.docx can't be read. Build the site again.")
  expect((await checkCvs(root, 'nope', root)).problems).toEqual([expect.stringMatching(/nope.* There is no such file/)])
  expect((await checkCvs(root, 'other', root)).problems).toEqual([
    expect.stringMatching(/^The CVs can't be compared with the content\. .*other\/site\.yaml.* Run npm run doctor\.$/),
  ])
})
