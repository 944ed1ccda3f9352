import { expect, test } from 'vitest'
import { siteAddress } from './site-address.ts'

test.each([
  ['https://a.example', undefined, { address: 'https://a.example', base: '/' }],
  ['https://a.example/', '', { address: 'https://a.example', base: '/' }],
  ['https://a.example/', 'https://b.example/cv', { address: 'https://b.example/cv', base: '/cv/' }],
  ['https://a.example/', 'https://b.example/cv/', { address: 'https://b.example/cv', base: '/cv/' }],
  ['https://a.example/', 'http://localhost:4173/', { address: 'http://localhost:4173', base: '/' }],
])('gives the address for content %s and SITE_URL %s', (content, environment, expected) => {
  expect(siteAddress(content, environment)).toEqual(expected)
})

test.each([
  ['me.example', 'is not a whole URL'],
  ['ftp://me.example/', 'is not a whole URL'],
  ['/portfolio/', 'is not a whole URL'],
  ['https://', 'is not a whole URL'],
  ['https://me.example/my site/', 'contains a space'],
  ['https://me.example//portfolio/', 'has a path that not every host supports'],
  ['https://me.example/?a', 'has a query or a fragment'],
  ['https://me.example/#a', 'has a query or a fragment'],
  ['https://user:secret@me.example/', 'contains a user name or a password'],
  ['https://me.example/.hidden/', 'has a path that not every host supports'],
  ['https://me.example/a"b/', 'has a path that not every host supports'],
  ['https://me.example/$x/', 'has a path that not every host supports'],
  ['https://me.example/%0a/', 'has a path that not every host supports'],
  ['https://me.example/c++/', 'has a path that not every host supports'],
])('rejects SITE_URL=%s, which %s', (value, problem) => {
  expect(() => siteAddress('https://example.com/', value)).toThrow(`SITE_URL is "${value}", which `)
  expect(() => siteAddress('https://example.com/', value)).toThrow(problem)
})
