import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { bareContent, contentOf } from '../testing/contents.ts'
import { cv } from './cv.ts'

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

test('skills in a group have the commas of the language', async () => {
  const skills = ['Kubernetes', 'Linux'].map((name) => ({ name, group: '基盤' }))
  const japanese = { ...bareContent(), expertise: { title: '技術', label: '技術', skills } }
  const { items } = await textsOf({ ...japanese, ui: { ...japanese.ui, experience: '職務経歴' } }, 'ja')
  expect(items.map(({ text }) => text).join('')).toContain('Kubernetes、Linux')
})

test('phone numbers in an Arabic CV stay in their order', async () => {
  const { items } = await textsOf({ ...bareContent(), profile: { title: 'منصات', phone: '+351 912 555 014' } }, 'ar')
  expect(items.map(({ text }) => text).join('')).toContain('+351 912 555 014')
})

test('Japanese lines begin with no closing bracket or full stop, and copied text has no added spaces', async () => {
  const about = '経験は11年です。'.repeat(60)
  const { items } = await textsOf({ ...bareContent(), footer: { about } }, 'ja')
  expect(items.map(({ text }) => text).join('')).toContain(about)
  expect(items.filter(({ text }) => /^[。、」]/.test(text))).toEqual([])
})

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
