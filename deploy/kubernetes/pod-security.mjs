/** @typedef {import('kubernetes-types/core/v1').PodSpec} PodSpec */
/** @typedef {import('kubernetes-types/core/v1').PodSecurityContext & import('kubernetes-types/core/v1').SecurityContext} Security */

/** Fields that the standard restricts to some values. A web server has use for none, so that none may stand anywhere. */
const UNUSED = [
  ['hostNetwork', 'hostPID', 'hostIPC', 'hostPort', 'hostPath', 'host'],
  ['privileged', 'procMount', 'sysctls', 'appArmorProfile', 'seLinuxOptions', 'windowsOptions'],
].flat()

const VOLUMES = 'configMap csi downwardAPI emptyDir ephemeral persistentVolumeClaim projected secret'.split(' ')

/**
 * What each container has to say for itself, or the pod for it.
 * @type {Record<string, (security: Security) => boolean>}
 */
const RULES = {
  'privileges may grow': ({ allowPrivilegeEscalation }) => allowPrivilegeEscalation === false,
  'may be root': ({ runAsNonRoot }) => runAsNonRoot === true,
  'is root': ({ runAsUser }) => runAsUser !== 0,
  'no seccomp profile': ({ seccompProfile }) => /^(?:RuntimeDefault|Localhost)$/.test(seccompProfile?.type ?? ''),
  'capabilities are kept': ({ capabilities }) => capabilities?.drop?.includes('ALL') === true,
  'capabilities are added': ({ capabilities }) =>
    (capabilities?.add ?? []).every((capability) => capability === 'NET_BIND_SERVICE'),
}

/**
 * Where a pod breaks the standard `restricted`: https://kubernetes.io/docs/concepts/security/pod-security-standards/
 * @param {PodSpec} pod
 * @returns {string[]}
 */
export function breachesOf(pod) {
  const fields = new Set(fieldsOf(pod))
  const volumes = (pod.volumes ?? []).flatMap((volume) => Object.keys(volume).filter((field) => field !== 'name'))
  return [
    ...UNUSED.filter((field) => fields.has(field)),
    ...volumes.filter((type) => !VOLUMES.includes(type)).map((type) => `a volume of type ${type}`),
    ...[...pod.containers, ...(pod.initContainers ?? [])].flatMap(({ name, securityContext }) => {
      const security = { ...pod.securityContext, ...securityContext }
      const broken = Object.entries(RULES).filter(([, holds]) => !holds(security))
      return broken.map(([rule]) => `${name}: ${rule}`)
    }),
  ]
}

/**
 * The names of all fields, however deep.
 * @param {unknown} value
 * @returns {string[]}
 */
function fieldsOf(value) {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(fieldsOf)
  return Array.isArray(value) ? inside : [...Object.keys(value), ...inside]
}
