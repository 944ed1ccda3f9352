import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { cv } from './cv.ts'
import { bareContent, contentOf } from './fixtures.ts'
import { installedFiles } from './script-fonts.ts'

const content = {
  ...contentOf({ name: 'مهندسة', projects: 0 }),
  footer: { about: 'خدمة عامة منصات' },
}

test('an Arabic CV is mirrored, and its text can be copied', async () => {
  const { items, language } = await textsOf(content, 'ar')
  const nameOf = items.find(({ text }) => text.includes('مهندسة'))
  expect(nameOf?.right).toBeGreaterThan(530)
  expect(language).toBe('ar')
  const text = items.map((item) => item.text.trim()).join('')
  expect(text).toContain('خدمةعامةمنصات')
})

test('phone numbers in an Arabic CV stay in their order', async () => {
  const { items } = await textsOf({ ...bareContent(), profile: { title: 'منصات', phone: '+351 912 555 014' } }, 'ar')
  expect(items.map(({ text }) => text).join('')).toContain('+351 912 555 014')
})

test.skipIf(installedFiles('Noto Sans JP').length === 0)(
  'Japanese lines begin with no closing bracket or full stop, and copied text has no added spaces (needs noto-sans-jp)',
  async () => {
    const about = '経験は11年です。'.repeat(60)
    const { items } = await textsOf({ ...bareContent(), footer: { about } }, 'ja')
    expect(items.map(({ text }) => text).join('')).toContain(about)
    expect(items.filter(({ text }) => /^[。、」]/.test(text))).toEqual([])
  },
)

async function textsOf(cvContent: Parameters<typeof cv>[0], language: string) {
  const pdf = await getDocumentProxy(new Uint8Array(await cv(cvContent, { address: 'https://me.example', language })))
  const { items } = await (await pdf.getPage(1)).getTextContent()
  const { info } = await pdf.getMetadata()
  return {
    language: Reflect.get(info, 'Language') as unknown,
    items: items.flatMap((item) =>
      'str' in item ? [{ text: item.str, right: Number(item.transform[4]) + item.width }] : [],
    ),
  }
}
