import { expect, test } from 'vitest'
import type { Content } from '../../schema/content.ts'
import { cv } from './cv.ts'

const site = { address: 'https://me.example', language: 'en-GB' }
const content = {
  name: 'Zoë Αθηνά Łukasz Иван',
  profile: { title: 'Engineer', experience: 'Long', location: 'Here', availability: 'Yes' },
  expertise: { label: 'Skills', skills: [{ name: 'C# & "quotes" $x$ *stars* #hash' }] },
  history: { entries: [{ period: 'now', role: 'Role', description: 'Story @you <label>' }] },
  gallery: { label: 'Projects', projects: [] as unknown[] },
  companies: { label: 'Firms', organisations: [] as unknown[] },
  footer: { profiles: [] as unknown[] },
  ui: { cv: 'CV', experience: 'Experience' },
} as unknown as Content // all that the CV reads

test('the CV is a PDF/A with its title and its language', () => {
  const pdf = cv(content, site).toString('latin1')
  expect(pdf).toMatch(/^%PDF-1\.7/)
  expect(pdf).toMatch(/pdfaid:part/)
  expect(pdf).toMatch(/\/Lang ?\(en/)
})

test('it is the same, byte for byte, for the same content', () => {
  expect(cv(content, site).equals(cv(content, site))).toBe(true)
})

test('signs that mean something to the typesetter are words like any other', () => {
  const hostile = { ...content, name: '#panic("x") $ _ * \\ ` ] }' }
  expect(() => cv(hostile, site)).not.toThrow()
})
