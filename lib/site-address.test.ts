import { expect, test } from 'vitest'
import { siteAddress } from './site-address.ts'

test.each([
  ['https://a.example', undefined, { address: 'https://a.example', base: '/' }],
  ['https://a.example/', '', { address: 'https://a.example', base: '/' }],
  ['https://a.example/', 'https://b.example/cv', { address: 'https://b.example/cv', base: '/cv/' }],
  ['https://a.example/', 'http://localhost:4173/', { address: 'http://localhost:4173', base: '/' }],
])('gives the address for content %s and SITE_URL %s', (content, environment, expected) => {
  expect(siteAddress(content, environment)).toEqual(expected)
})

test.each([
  'me.example',
  'ftp://me.example/',
  '/portfolio/',
  'https://me.example/my site/',
  'https://me.example/.well-known/',
  'https://me.example//portfolio/',
  'https://me.example/?a',
  'https://me.example/#a',
  'https://user:secret@me.example/',
  'https://me.example/a"b/',
  'https://me.example/%0a/',
])('rejects SITE_URL=%s', (value) => {
  expect(() => siteAddress('https://example.com/', value)).toThrow(
    `SITE_URL is "${value}", which is not the URL of a site.`,
  )
})
