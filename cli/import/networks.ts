import { hasIcon } from '../../generator/content/icon-set.ts'
import networks from './networks.json' with { type: 'json' }
import type { Account } from './resume.ts'

/** Networks by name, with the URL of an account up to its user name. */
const NETWORKS = Object.entries(networks).map(([label, prefix]) => ({ label, prefix, host: hostOf(prefix) }))

/** Whether a URL is a page on a network, where no site can be hosted. */
export function isNetwork(url: string): boolean {
  return URL.canParse(url) && NETWORKS.some(({ host }) => host === hostOf(url))
}

/** The account as a profile of the footer, or null if it has no URL. */
export function profileOf({ network, username = '', url }: Account) {
  const known = NETWORKS.find(({ label, host }) =>
    network === undefined ? URL.canParse(url ?? '') && host === hostOf(url ?? '') : keyOf(label) === keyOf(network),
  )
  const user = /^@?([\w.-]+)$/.exec(username)?.[1]
  const address = url ?? (known && user && known.prefix + user)
  if (!address?.startsWith('https:')) return null
  const label = known?.label ?? network ?? hostOf(address)
  const icon = `tabler:brand-${keyOf(label)}`
  return { label, icon: hasIcon(icon) ? icon : 'tabler:link', address }
}

function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '')
}

function keyOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z\d]/g, '')
}
