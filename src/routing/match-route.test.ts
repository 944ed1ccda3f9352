import { expect, test } from 'vitest'
import type { Organisation } from '../../schema/content.ts'
import { pageNameOf, matchRoute } from './match-route.ts'

const academy = { path: '/academy', legalName: 'An Academy' } as Organisation // the two fields that count here
const ui = { notFoundTitle: 'Not here' } as Parameters<typeof pageNameOf>[1]['ui'] // likewise

test.each(['/', '', '/index.html'])('"%s" is the home page', (path) => {
  expect(matchRoute(path, [academy])).toEqual({ kind: 'home' })
})

test.each(['/academy', '/academy/', '/academy/index.html'])('"%s" is the page of the organisation', (path) => {
  expect(matchRoute(path, [academy])).toEqual({ kind: 'organisation', organisation: academy })
})

test.each(['/academ', '/academy/more', '/Academy', '/404', '//academy'])('"%s" is unknown', (path) => {
  expect(matchRoute(path, [academy])).toEqual({ kind: 'unknown' })
})

test('a page goes by the full name of its organisation', () => {
  expect(pageNameOf(matchRoute('/', [academy]), { ui })).toBeNull()
  expect(pageNameOf(matchRoute('/academy', [academy]), { ui })).toBe('An Academy')
  expect(pageNameOf(matchRoute('/nowhere', [academy]), { ui })).toBe('Not here')
})
