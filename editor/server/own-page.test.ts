import { beforeEach, expect, test, vi } from 'vitest'
import { isFromOwnPage } from './own-page.ts'

beforeEach(() => {
  vi.stubEnv('CODESPACE_NAME', undefined)
  vi.stubEnv('GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN', undefined)
  return () => vi.unstubAllEnvs()
})

test.each([
  ['localhost:5173', 'http://localhost:5173', true],
  ['[::1]:5173', 'http://[::1]:5173', true],
  ['localhost:5173', 'http://localhost:3000', false],
  ['localhost:5173', 'https://localhost:5173', false],
  ['localhost:5173', undefined, false],
  ['me.example', 'http://me.example', false],
  ['localhost:5173', 'https://calm-mill-5173.app.github.dev', false],
])('a request to %s from a page of %s: %s', (host, origin, isOwn) => {
  expect(isFromOwnPage({ host, origin })).toBe(isOwn)
})

test.each([
  ['localhost:5173', 'https://calm-mill-5173.app.github.dev', true],
  ['calm-mill-5173.app.github.dev', 'https://calm-mill-5173.app.github.dev', true],
  ['localhost:5173', 'https://calm-mill-3000.app.github.dev', false],
  ['localhost:5173', 'https://other-mill-5173.app.github.dev', false],
  ['other-mill-5173.app.github.dev', 'https://other-mill-5173.app.github.dev', false],
  ['localhost:5173', 'http://calm-mill-5173.app.github.dev', false],
  ['localhost:5173', 'http://localhost:5173', true],
])('in a codespace, a request to %s from a page of %s: %s', (host, origin, isOwn) => {
  vi.stubEnv('CODESPACE_NAME', 'calm-mill')
  vi.stubEnv('GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN', 'app.github.dev')
  expect(isFromOwnPage({ host, origin })).toBe(isOwn)
})
