import { expect, test } from 'vitest'
import { metaPolicyOf, policyOf } from './policy.ts'

test('nothing is allowed but what the site needs of itself', () => {
  expect(metaPolicyOf({ animations: { hero: { src: '/animations/hero.json' } } }, 'p{}')).toMatchInlineSnapshot(
    `"default-src 'none'; script-src 'self'; style-src 'self' 'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'"`,
  )
})

test('as a header it keeps the site out of other pages as well, which a page cannot say of itself', () => {
  expect(policyOf({}, '')).toBe(`${metaPolicyOf({}, '')}; frame-ancestors 'none'`)
})

test('the hosts of animations are allowed, each once, for fetching alone', () => {
  const animations = {
    hero: { src: 'https://lottie.example/a.json' },
    loader: { src: 'https://lottie.example/b.json' },
  }
  expect(policyOf({ animations }, '')).toContain("connect-src 'self' https://lottie.example;")
})
