import { expect, test } from 'vitest'
import { tellTalesIn } from './tell-tales.ts'

const NAMES = { firms: ['Elbe Bank'], words: ['Project Icarus'] }
const foundIn = (text: string) => tellTalesIn(text, NAMES).map(({ kind, text: part }) => [kind, part])
/** So that no file has what looks like a key. */
const key = (...parts: string[]) => parts.join('')
const LETTERS = 'a8Kd0Qm4Zx7Pw2Lr9Tn5Vc3By6Hs1Jf0Gd8Re4Uq7'

test.each([
  ['key', key('AKIA', 'Q3EGRZZZABCDEFGH')],
  ['key', key('ghp_', LETTERS)],
  ['key', key('github_pat_', LETTERS)],
  ['key', key('glpat-', LETTERS)],
  ['key', key('xoxb-', '2345678901-', LETTERS)],
  ['key', key('AIza', LETTERS.slice(0, 35))],
  ['key', key('sk_live_', LETTERS)],
  ['key', key('npm_', LETTERS.slice(0, 36))],
  ['key', key('hvs.', LETTERS)],
  ['key', key('eyJhbGciOiJIUzI1NiJ9', '.eyJzdWIiOiIxMjM0NTY3ODkwIn0.', LETTERS)],
  ['key', key('-----BEGIN RSA ', 'PRIVATE KEY-----')],
  ['key', key('postgres://app:', LETTERS.slice(0, 12), '@')],
  ['account number', '210987654321'],
  ['account number', 'DE89 3704 0044 0532 0130 00'],
  ['account number', '4539 1488 0343 6467'],
  ['network address', '10.20.3.4'],
  ['network address', '10.20.0.0/16'],
  ['network address', '2a01:4f8:c17:8f2e::1'],
  ['network address', '00:1b:44:11:3a:b7'],
  ['host', 'db-01.prod.elbe.internal'],
  ['host', 'grafana.elbe-bank.com'],
  ['host', 'elbe-bank.slack.com'],
  ['host', 'elbebank.github.io'],
  ['host', 'ip-10-0-3-57.eu-west-1.compute.internal'],
  ['firm', 'Elbe Bank'],
  ['firm', 'elbe-bank'],
  ['private word', 'PROJECT ICARUS'],
])('finds %s: %s', (kind, part) => {
  expect(foundIn(`We saw ${part} in the log.`)).toEqual([[kind, part]])
})

test('finds a secret by the name before it, and a subscription', () => {
  expect(foundIn(`password: "${LETTERS.slice(0, 16)}"`)).toEqual([['key', LETTERS.slice(0, 16)]])
  const id = '1f3d306d-cb11-4acb-8118-2733b8acb635'
  expect(foundIn(`subscription_id = "${id}"`)).toEqual([['account number', id]])
})

test.each([
  'AKIAIOSFODNN7EXAMPLE',
  'password: ${DB_PASSWORD}',
  'token = var.github_token',
  'postgres://user:password@localhost/app',
  'arn:aws:iam::123456789012:role/admin',
  'at 202405171430, build 1.2.3.4',
  'nginx.conf, main.tf, app.kubernetes.io/name, networking.k8s.io/v1',
  'github.com/example/repo and docs.docker.com',
  '127.0.0.1, 0.0.0.0/0, 10.0.0.0/8, 192.0.2.7',
  'from 09:14:22 to 10:30:05, v2.10.0.1',
  'uuid: 1f3d306d-cb11-4acb-8118-2733b8acb635',
  'api.svc.cluster.local',
  'std::vector and fe80::1',
  'DE12 3456 7890 1234 5678 90',
  'The Elbe is a river, and banks have shores.',
])('finds nothing in: %s', (text) => {
  expect(foundIn(text)).toEqual([])
})
