import { expect, test } from 'vitest'
import { readable, withAccents } from './pdf-characters.ts'

test('reads every hyphen and minus as those that people type', () => {
  expect(readable('T\u2011Systems, 2019 \u2212 2021', 'Arial')).toBe('T-Systems, 2019 – 2021')
  expect(readable('Anforderungs\u00AD', 'Arial')).toBe('Anforderungs-')
  expect(readable('Anforderungs\u2010', 'Arial')).toBe('Anforderungs-')
})

test('puts the accents of old fonts of TeX on their letters', () => {
  expect(withAccents('f¨ur')).toBe('für')
  expect(withAccents('I˙S¸ DENEYI˙MI˙')).toBe('İŞ DENEYİMİ')
  expect(withAccents('Func¸ ˜oes, Graduac¸ ˜ao')).toBe('Funções, Graduação')
})
