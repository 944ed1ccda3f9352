import { expect, test } from 'vitest'
import type { Content } from '../../model/content.ts'
import { matchRoute } from './match-route.ts'

const content = {
  companies: { organisations: [{ path: '/academy' }] },
  gallery: { projects: [{ id: 'cluster', hasStory: true }, { id: 'pipeline' }] },
} as unknown as Content // the fields that matter here

test.each([
  ...['/', '', '/index.html'].map((path) => [path, 'home']),
  ...['/academy', '/academy/', '/academy/index.html'].map((path) => [path, 'organisation']),
  ...['/projects/cluster', '/projects/cluster/'].map((path) => [path, 'story']),
  ...['/projects', '/projects/pipeline'].map((path) => [path, 'unknown']),
  ...['/academ', '/academy/more', '/Academy', '//academy'].map((path) => [path, 'unknown']),
])('matches "%s" to the route %s', (path, kind) => {
  expect(matchRoute(path, content).kind).toBe(kind)
})
