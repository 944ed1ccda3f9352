import { expect, test } from 'vitest'
import { metaPolicyOf, policyOf } from './policy.ts'

test('allows only what the site needs', () => {
  expect(metaPolicyOf({ animations: { hero: { src: '/animations/hero.json' } } }, 'p{}')).toMatchInlineSnapshot(
    `"default-src 'none'; script-src 'self'; style-src 'self' 'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'"`,
  )
})

test('forbids framing in the header, which a <meta> cannot', () => {
  expect(policyOf({}, '')).toBe(`${metaPolicyOf({}, '')}; frame-ancestors 'none'`)
})

test('allows each host of animations once, for fetching only', () => {
  const animations = {
    hero: { src: 'https://lottie.example/a.json' },
    loader: { src: 'https://lottie.example/b.json' },
  }
  expect(policyOf({ animations }, '')).toContain("connect-src 'self' https://lottie.example;")
})
