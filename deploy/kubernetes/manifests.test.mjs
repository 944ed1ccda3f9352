import { expect, test } from 'vitest'
import { files, kustomization, only, rendered, written } from './manifests.mjs'

const clusterGets = rendered()
const { spec } = only(written, 'Deployment')
const { metadata, spec: pod } = spec.template
const [nginx] = pod.containers

test('every file of the folder is named by the kustomization', () => {
  expect(kustomization.resources.toSorted()).toEqual(files.toSorted())
})

test('every selector finds the pods', () => {
  const selectors = [
    spec.selector.matchLabels,
    only(written, 'Service').spec.selector,
    only(written, 'PodDisruptionBudget').spec.selector.matchLabels,
    allowing().spec.podSelector.matchLabels,
    ...pod.topologySpreadConstraints.map((/** @type {any} */ spread) => spread.labelSelector.matchLabels),
  ]
  expect(selectors).toEqual(Array.from({ length: 6 }, () => metadata.labels))
})

test('a request finds its way from the host to the container’s port', () => {
  const [{ host, http }] = only(written, 'Ingress').spec.rules
  const service = only(written, 'Service')
  expect(http.paths[0].backend.service).toEqual({ name: service.metadata.name, port: { name: 'http' } })
  expect(service.spec.ports).toEqual([{ name: 'http', port: 80, targetPort: 'http' }])
  expect(nginx.ports).toEqual([{ name: 'http', containerPort: 8080 }])
  expect(only(written, 'Ingress').spec.tls[0].hosts).toEqual([host])
})

test('nothing may be written but run/, which holds little and is gone with the pod', () => {
  expect(nginx.securityContext.readOnlyRootFilesystem).toBe(true)
  expect(nginx.volumeMounts).toEqual([{ name: 'run', mountPath: '/srv/portfolio/run' }])
  expect(pod.volumes).toEqual([{ name: 'run', emptyDir: { medium: 'Memory', sizeLimit: '8Mi' } }])
})

test('nobody may ask for anything but the container’s port', () => {
  expect(allowing().spec.ingress).toEqual([{ ports: [{ protocol: 'TCP', port: nginx.ports[0].containerPort }] }])
})

test('the network policy lets nothing out, not even a question for a name', () => {
  const policies = written.filter(({ kind }) => kind === 'NetworkPolicy')
  expect(policies.filter(({ spec: policy }) => 'egress' in policy)).toEqual([])
  expect(policies.map(({ spec: policy }) => policy)).toContainEqual({
    podSelector: {},
    policyTypes: ['Ingress', 'Egress'],
  })
})

test('the pod has no key to the cluster', () => {
  expect(pod).toMatchObject({ automountServiceAccountToken: false, enableServiceLinks: false })
})

test('an update takes no pod away before another is ready, and an ending one goes on answering a while', () => {
  expect(spec.strategy.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 })
  expect(nginx.lifecycle.preStop.sleep.seconds).toBeGreaterThan(0)
  for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'])
    expect(nginx[probe].httpGet).toEqual({ path: '/healthz', port: 'http' })
})

test('the autoscaler alone says how many there are, always more than may be missing', () => {
  const { minReplicas, scaleTargetRef } = only(written, 'HorizontalPodAutoscaler').spec
  expect(spec).not.toHaveProperty('replicas')
  expect(scaleTargetRef).toEqual({ apiVersion: 'apps/v1', kind: 'Deployment', name: 'portfolio' })
  expect(minReplicas).toBeGreaterThan(only(written, 'PodDisruptionBudget').spec.maxUnavailable)
  expect(nginx.resources.requests.cpu).toBeDefined()
})

test('the image has a version, which is not "latest"', () => {
  expect(nginx.image).toBe('portfolio')
  expect(kustomization.images).toEqual([{ name: 'portfolio', newName: expect.any(String), newTag: expect.any(String) }])
  expect(kustomization.images[0]?.newTag).not.toBe('latest')
})

test.skipIf(!clusterGets)(
  'the kustomization gives image and host to all that need them (left out where there is no kubectl)',
  () => {
    const manifests = clusterGets ?? []
    const [image] = kustomization.images
    expect(only(manifests, 'Deployment').spec.template.spec.containers[0].image).toBe(
      `${image?.newName}:${image?.newTag}`,
    )
    const { rules, tls } = only(manifests, 'Ingress').spec
    expect(tls[0].hosts).toEqual([rules[0].host])
    expect(kustomization.patches[0]?.patch).toContain(`value: ${rules[0].host}`)
  },
)

function allowing() {
  const policy = written.find(({ kind, spec: { ingress } = {} }) => kind === 'NetworkPolicy' && ingress)
  if (!policy) throw new Error('No network policy lets anything in')
  return policy
}
