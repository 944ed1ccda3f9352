import { expect, test } from 'vitest'
import type { RoutedOrganisation } from '../../model/content.ts'
import { matchRoute } from './match-route.ts'

const academy = { path: '/academy', legalName: 'An Academy' } as RoutedOrganisation // the fields that matter here

test.each([
  ...['/', '', '/index.html'].map((path) => [path, 'home']),
  ...['/academy', '/academy/', '/academy/index.html'].map((path) => [path, 'organisation']),
  ...['/academ', '/academy/more', '/Academy', '//academy'].map((path) => [path, 'unknown']),
])('matches "%s" to the route %s', (path, kind) => {
  expect(matchRoute(path, [academy]).kind).toBe(kind)
})
