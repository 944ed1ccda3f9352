import { expect, test } from 'vitest'
import type { SiteView } from '../../model/view.ts'
import { matchRoute, nextOrganisation } from './routes.ts'

const view = {
  sections: [
    { kind: 'companies', organisations: [{ path: '/academy' }] },
    { kind: 'gallery', projects: [{ id: 'cluster', story: '/projects/cluster' }, { id: 'pipeline' }] },
  ],
} as unknown as SiteView // the fields that matter here

test.each([
  ...['/', '', '/index.html'].map((path) => [path, 'home']),
  ...['/academy', '/academy/', '/academy/index.html'].map((path) => [path, 'organisation']),
  ...['/projects/cluster', '/projects/cluster/'].map((path) => [path, 'story']),
  ...['/projects', '/projects/pipeline'].map((path) => [path, 'unknown']),
  ...['/academ', '/academy/more', '/Academy', '//academy'].map((path) => [path, 'unknown']),
])('matches "%s" to the route %s', (path, kind) => {
  expect(matchRoute(path, view).kind).toBe(kind)
})

test('after the page of an organisation comes the next one, and after the last the first', () => {
  const [first, last] = [{ path: '/a' }, { path: '/c' }]
  const next = (organisation: { path: string }, ...organisations: object[]) =>
    nextOrganisation({ sections: [{ kind: 'companies', organisations }] } as unknown as SiteView, organisation)?.path
  expect([next(first, first, {}, last), next(last, first, {}, last)]).toEqual(['/c', '/a'])
  expect(next(first, first)).toBeUndefined()
})
