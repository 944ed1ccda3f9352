import { hasIcon } from '../../generator/images/icon-set.ts'
import networks from '../../model/networks.json' with { type: 'json' }
import type { Account } from '../resume.ts'
import { keyOf } from './plain-text.ts'

/** Name links to accounts, and complete the URL of an account that has only a user name. */
const NETWORKS = Object.entries(networks).map(([label, prefix]) => ({ label, prefix, host: hostOf(prefix) }))

/** "GitHub" for https://github.com/ada. No site can be hosted on a network. */
export function networkOf(url: string): string | undefined {
  return NETWORKS.find(({ host }) => host === hostOf(url))?.label
}

/** @ada@hachyderm.io */
const FEDIVERSE = /^@([\w.-]+)@([\w-]+(?:\.[\w-]+)+)$/

/** The account as a profile of the footer, or null if it has no URL. */
export function profileOf({ network, username = '', url }: Account) {
  const name = network ?? networkOf(url ?? '') ?? ''
  const known = NETWORKS.find(({ label }) => keyOf(label) === keyOf(name))
  const user = /^@?([\w.-]+|\d+\/[\w.-]+)$/.exec(username)?.[1]
  const [, account, server] = FEDIVERSE.exec(username) ?? []
  const elsewhere = server === undefined ? undefined : `https://${server}/@${account}`
  // "github.com/ada" as a user name
  const isAddress = known !== undefined && hostOf(`https://${username}`) === known.host
  const address = url ?? (isAddress ? `https://${username}` : known && user ? known.prefix + user : elsewhere)
  if (!address) return null
  const label = known?.label ?? network ?? networkOf(address) ?? hostOf(address)
  const icons = [label, networkOf(address) ?? ''].map((each) => `tabler:brand-${keyOf(each)}`)
  return { label, icon: icons.find(hasIcon) ?? 'tabler:link', address }
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : ''
}
