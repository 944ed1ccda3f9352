import { expect, test } from 'vitest'
import { faultsIn } from './faults.mjs'
import { only, rendered, written } from './manifests.mjs'

const clusterGets = rendered()

/** @param {import('./manifests.mjs').Manifest[]} manifests */
const named = (manifests) =>
  Object.fromEntries(manifests.map((manifest) => [`${manifest.kind}-${manifest.metadata.name}`, manifest]))

test('Kubernetes knows every field', () => {
  expect(faultsIn(named(written))).toEqual([])
})

test.skipIf(!clusterGets)('also of what kubectl makes of them (left out where there is no kubectl)', () => {
  expect(faultsIn(named(clusterGets ?? []))).toEqual([])
})

test('a misspelled field, a wrong type, a missing field and a kind that is none go red', () => {
  /** @param {(deployment: any) => unknown} change */
  const deployment = (change) => {
    const copy = structuredClone(only(written, 'Deployment'))
    change(copy)
    return copy
  }
  const faults = faultsIn({
    misspelled: deployment(({ spec }) => (spec.template.spec.containers[0].imagePullPolice = 'Always')),
    mistyped: deployment(({ spec }) => (spec.template.spec.containers[0].ports[0].containerPort = '8080')),
    missing: deployment(({ spec }) => delete spec.selector),
    unknown: deployment((manifest) => (manifest.kind = 'Deploiment')),
  })
  expect(faults).toEqual([
    expect.stringMatching(/^missing: Property 'selector' is missing/),
    expect.stringMatching(/^misspelled: .*'"imagePullPolice"' does not exist in type 'Container'/),
    "mistyped: Type 'string' is not assignable to type 'number'.",
    expect.stringMatching(/^unknown: .*no exported member named 'Deploiment'/),
  ])
})
