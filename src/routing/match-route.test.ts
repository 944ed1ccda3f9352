import { expect, test } from 'vitest'
import type { RoutedOrganisation } from '../../model/content.ts'
import { pageNameOf, matchRoute } from './match-route.ts'

const academy = { path: '/academy', legalName: 'An Academy' } as RoutedOrganisation // the fields that matter here
const ui = { notFoundTitle: 'Not here' } as Parameters<typeof pageNameOf>[1]['ui'] // the strings that matter here

test.each(['/', '', '/index.html'])('matches "%s" to the home page', (path) => {
  expect(matchRoute(path, [academy])).toEqual({ kind: 'home' })
})

test.each(['/academy', '/academy/', '/academy/index.html'])('matches "%s" to the organisation', (path) => {
  expect(matchRoute(path, [academy])).toEqual({ kind: 'organisation', organisation: academy })
})

test.each(['/academ', '/academy/more', '/Academy', '/404', '//academy'])('matches "%s" to no page', (path) => {
  expect(matchRoute(path, [academy])).toEqual({ kind: 'unknown' })
})

test('names a page after its organisation', () => {
  expect(pageNameOf(matchRoute('/', [academy]), { ui })).toBeNull()
  expect(pageNameOf(matchRoute('/academy', [academy]), { ui })).toBe('An Academy')
  expect(pageNameOf(matchRoute('/nowhere', [academy]), { ui })).toBe('Not here')
})
