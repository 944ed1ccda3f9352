import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { headersOf } from '../../generator/hosting/headers.ts'

// What CloudFormation puts in by itself stands here as it is written.
const customTags = ['!Ref', '!Sub', '!GetAtt'].map((tag) => ({ tag, resolve: (/** @type {string} */ text) => text }))
const { Resources } = parse(readFileSync(new URL('site.yaml', import.meta.url), 'utf8'), { customTags })

/** @type {{ handler: (event: { request: { uri: string } }) => any }} */
const { handler } = runInNewContext(`${Resources.Pages.Properties.FunctionCode}; ({ handler })`)

/** @param {string} uri */
const asked = (uri) => handler({ request: { uri } })

test.each([
  ['/', '/index.html'],
  ['/academy/', '/academy/index.html'],
  ['/portfolio/academy/', '/portfolio/academy/index.html'],
])('the page of %s is %s', (uri, file) => {
  expect(asked(uri).uri).toBe(file)
})

test.each(['/assets/index-BdcRmcLz.js', '/cv.pdf', '/404.html'])('%s is a file, and stays as it is', (uri) => {
  expect(asked(uri).uri).toBe(uri)
})

test('a page without its closing slash is sent to the address that has it', () => {
  expect(asked('/academy')).toMatchObject({ statusCode: 301, headers: { location: { value: '/academy/' } } })
})

test.each(['//elsewhere', '/\\elsewhere', '///a/b'])('nobody is sent to another host: %s', (uri) => {
  const { headers } = asked(uri)
  expect(new URL(headers.location.value, 'https://me.example').host).toBe('me.example')
})

test('the headers are those of the table, and of the policy what does not change with the pages', () => {
  const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } =
    Resources.Headers.Properties.ResponseHeadersPolicyConfig
  expect({
    'Content-Security-Policy': security.ContentSecurityPolicy.ContentSecurityPolicy,
    'Referrer-Policy': security.ReferrerPolicy.ReferrerPolicy,
    'Strict-Transport-Security': `max-age=${security.StrictTransportSecurity.AccessControlMaxAgeSec}`,
    ...(security.ContentTypeOptions && { 'X-Content-Type-Options': 'nosniff' }),
    ...Object.fromEntries(custom.Items.map((/** @type {any} */ { Header, Value }) => [Header, Value])),
  }).toEqual(headersOf("frame-ancestors 'none'"))
})

test('nobody but the distribution reads the bucket, and of it nobody gets a list', () => {
  const { PublicAccessBlockConfiguration: blocked } = Resources.Bucket.Properties
  expect(Object.values(blocked)).toEqual([true, true, true, true])
  const { Statement: allowed } = Resources.BucketPolicy.Properties.PolicyDocument
  expect(allowed).toMatchObject([{ Action: 's3:GetObject', Principal: { Service: 'cloudfront.amazonaws.com' } }])
})

test('what the bucket does not have is answered by the page for it, with 404', () => {
  const { CustomErrorResponses: answers } = Resources.Distribution.Properties.DistributionConfig
  expect(answers).toMatchObject([{ ErrorCode: 403, ResponseCode: 404, ResponsePagePath: '/404.html' }])
})
