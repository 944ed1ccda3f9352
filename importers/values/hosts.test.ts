import { expect, test } from 'vitest'
import { isHost } from './hosts.ts'

test.each(['quill.dev', 'ada.github.io', 'quill.co.uk', 'WWW.QUILL.COM', 'ada-quill.at', 'quill.photography'])(
  'knows "%s" as a host',
  (text) => expect(isHost(text)).toBe(true),
)

test.each([
  'B.Sc',
  'M.Sc',
  'Ph.D',
  'b.com',
  'Node.js',
  'ASP.NET',
  'Socket.io',
  'Dipl.Ing',
  'St.Gallen',
  'cv.pdf',
  'U.S',
  'etc.and',
])('knows "%s" as no host', (text) => expect(isHost(text)).toBe(false))
