import { expect, test } from 'vitest'
import { titleOf } from './title-of.ts'

const site = { title: 'Ada, engineer', name: 'Ada' }

test('titles the home page with the title of the site', () => {
  expect(titleOf(site, null)).toBe('Ada, engineer')
})

test('puts the name of another page before the owner’s', () => {
  expect(titleOf(site, 'An Academy')).toBe('An Academy | Ada')
})
