import { hasIcon } from '../../generator/content/icon-set.ts'
import { toUrl } from './coerce.ts'
import networks from './networks.json' with { type: 'json' }
import type { Account } from './resume.ts'

/** Networks by name, with the URL of an account up to its user name. */
const PREFIXES = new Map(Object.entries(networks).map(([label, prefix]) => [keyOf(label), { label, prefix }]))
const ALIASES = new Map([
  ['twitter', 'x'],
  ['devto', 'dev'],
  ['docker', 'dockerhub'],
  ['bsky', 'bluesky'],
])
const HOSTS = new Set([...Object.values(networks).map(hostOf), 'twitter.com', 'stackoverflow.com'])

/** Whether a URL is a page on a network, where no site can be hosted. */
export function isNetwork(url: string): boolean {
  return URL.canParse(url) && HOSTS.has(hostOf(url))
}

/** The account as a profile of the footer, or null if it has no URL. */
export function profileOf(account: Account): { label: string; icon: string; address: string } | null {
  const address = account.url ?? urlOf(account)
  if (!address?.startsWith('https:')) return null
  const known = networkNamed(account.network ?? hostOf(address).replace(/\.[a-z]+$/, ''))
  const label = known?.label ?? account.network ?? hostOf(address)
  const icon = `tabler:brand-${label === 'Docker Hub' ? 'docker' : keyOf(label)}`
  return { label, icon: hasIcon(icon) ? icon : 'tabler:link', address }
}

function urlOf({ network = '', username = '' }: Account): string | undefined {
  const [, name, host] = /^@?([\w.-]+)@([\w-]+(?:\.[\w-]+)+)$/.exec(username) ?? []
  if (keyOf(network) === 'mastodon' && name !== undefined) return `https://${host}/@${name}`
  if (/[/:]|^www\./.test(username)) return String(toUrl(username))
  const user = username.replace(/^[@~]/, '')
  const known = networkNamed(network)
  return known && /^[\w.-]+$/.test(user) ? `${known.prefix}${user}` : undefined
}

function networkNamed(name: string) {
  return PREFIXES.get(ALIASES.get(keyOf(name)) ?? keyOf(name))
}

function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '')
}

function keyOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z\d]/g, '')
}
