import { expect, test } from 'vitest'
import { titleOf } from './title-of.ts'

const site = { title: 'Ada, engineer', name: 'Ada' }

test('the home page has the title of the site', () => {
  expect(titleOf(site, null)).toBe('Ada, engineer')
})

test('a page below has its own name before the owner’s', () => {
  expect(titleOf(site, 'An Academy')).toBe('An Academy | Ada')
})
