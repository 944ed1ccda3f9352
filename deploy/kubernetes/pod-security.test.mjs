import { expect, test } from 'vitest'
import { only, written } from './manifests.mjs'
import { breachesOf } from './pod-security.mjs'

const { template } = only(written, 'Deployment').spec

test('the pod security standard "restricted" holds', () => {
  expect(breachesOf(template.spec)).toEqual([])
})

test('and the namespace refuses a pod that breaks it', () => {
  const { metadata } = only(written, 'Namespace')
  expect(metadata.labels).toMatchObject({ 'pod-security.kubernetes.io/enforce': 'restricted' })
})

/** @type {[breach: string, breaks: (pod: any) => unknown][]} */
const BREACHES = [
  ['hostNetwork', (pod) => (pod.hostNetwork = true)],
  ['hostPort', ({ containers: [nginx] }) => (nginx.ports[0].hostPort = 80)],
  ['host', ({ containers: [nginx] }) => (nginx.readinessProbe.httpGet.host = '169.254.169.254')],
  ['privileged', ({ containers: [nginx] }) => (nginx.securityContext.privileged = true)],
  ['a volume of type nfs', ({ volumes }) => (volumes[0].nfs = { server: 'files.example', path: '/' })],
  ['nginx: privileges may grow', ({ containers: [nginx] }) => delete nginx.securityContext.allowPrivilegeEscalation],
  ['nginx: may be root', ({ containers: [nginx] }) => (nginx.securityContext.runAsNonRoot = false)],
  ['nginx: is root', (pod) => (pod.securityContext.runAsUser = 0)],
  ['nginx: no seccomp profile', (pod) => (pod.securityContext.seccompProfile.type = 'Unconfined')],
  ['nginx: capabilities are kept', ({ containers: [nginx] }) => delete nginx.securityContext.capabilities],
  [
    'nginx: capabilities are added',
    ({ containers: [nginx] }) => (nginx.securityContext.capabilities.add = ['SYS_ADMIN']),
  ],
]

test.each(BREACHES)('a breach of it is named: %s', (breach, breaks) => {
  const pod = structuredClone(template.spec)
  breaks(pod)
  expect(breachesOf(pod)).toEqual([breach])
})

test('a container that is started before counts as well', () => {
  const { volumes, containers } = template.spec
  const initContainers = [{ name: 'first', image: 'first' }]
  expect(breachesOf({ volumes, containers, initContainers })).toContain('first: may be root')
})
