import { hasIcon } from '../../generator/content/icon-set.ts'
import { hostOf, httpsIn } from './addresses.ts'
import type { Account } from './resume.ts'

/** Where an account of a network stands: what goes before the name of its user. */
const NETWORKS: Record<string, { label: string; sign?: string; before: string }> = {
  behance: { label: 'Behance', before: 'https://www.behance.net/' },
  bitbucket: { label: 'Bitbucket', before: 'https://bitbucket.org/' },
  bluesky: { label: 'Bluesky', before: 'https://bsky.app/profile/' },
  codeberg: { label: 'Codeberg', before: 'https://codeberg.org/' },
  codepen: { label: 'CodePen', before: 'https://codepen.io/' },
  devto: { label: 'DEV', before: 'https://dev.to/' },
  dockerhub: { label: 'Docker Hub', sign: 'docker', before: 'https://hub.docker.com/u/' },
  dribbble: { label: 'Dribbble', before: 'https://dribbble.com/' },
  facebook: { label: 'Facebook', before: 'https://www.facebook.com/' },
  github: { label: 'GitHub', before: 'https://github.com/' },
  gitlab: { label: 'GitLab', before: 'https://gitlab.com/' },
  instagram: { label: 'Instagram', before: 'https://www.instagram.com/' },
  kaggle: { label: 'Kaggle', before: 'https://www.kaggle.com/' },
  keybase: { label: 'Keybase', before: 'https://keybase.io/' },
  leetcode: { label: 'LeetCode', before: 'https://leetcode.com/u/' },
  linkedin: { label: 'LinkedIn', before: 'https://www.linkedin.com/in/' },
  medium: { label: 'Medium', before: 'https://medium.com/@' },
  npm: { label: 'npm', before: 'https://www.npmjs.com/~' },
  reddit: { label: 'Reddit', before: 'https://www.reddit.com/user/' },
  telegram: { label: 'Telegram', before: 'https://t.me/' },
  tiktok: { label: 'TikTok', before: 'https://www.tiktok.com/@' },
  twitch: { label: 'Twitch', before: 'https://www.twitch.tv/' },
  x: { label: 'X', before: 'https://x.com/' },
  xing: { label: 'XING', before: 'https://www.xing.com/profile/' },
  youtube: { label: 'YouTube', before: 'https://www.youtube.com/@' },
}
const ALIASES: Record<string, string> = {
  twitter: 'x',
  xtwitter: 'x',
  twitterx: 'x',
  dev: 'devto',
  docker: 'dockerhub',
  bsky: 'bluesky',
  npmjs: 'npm',
}

/** Hosts where somebody has a page, which is never where a site of theirs can stand. */
const HOSTS = new Set([
  ...Object.values(NETWORKS).map(({ before }) => hostOf(before)),
  'twitter.com',
  'stackoverflow.com',
])

export function isNetwork(address: string): boolean {
  return HOSTS.has(hostOf(address))
}

/** A profile as the footer shows it, or why it can't be shown. */
export function profileOf(account: Account): { label: string; icon: string; address: string } | { why: string } {
  const address = addressOf(account)
  if (address === undefined) {
    return {
      why:
        account.address === '' && account.username === ''
          ? 'has neither an address nor a user name'
          : 'has no address that the site can link to',
    }
  }
  const name = keyOf(account.network) || keyOf(hostOf(address).replace(/\.[a-z]+$/, ''))
  const known = networkNamed(name)
  const label = known?.label ?? (account.network || hostOf(address))
  const sign = known?.sign ?? keyOf(label)
  const icon = `tabler:brand-${sign}`
  return { label, icon: hasIcon(icon) ? icon : 'tabler:link', address }
}

function addressOf({ network, address, username }: Account): string | undefined {
  const given = address.trim()
  if (given !== '') return httpsIn(given)
  const user = username.trim()
  if (/[/:]/.test(user) || user.startsWith('www.')) return httpsIn(user)
  const [, name, host] = /^@?([\w.-]+)@([\w-]+(?:\.[\w-]+)+)$/.exec(user) ?? []
  if (keyOf(network) === 'mastodon' && name !== undefined) return httpsIn(`https://${host}/@${name}`)
  const known = networkNamed(keyOf(network))
  const bare = user.replace(/^[@~]/, '')
  return known && /^[\w.-]+$/.test(bare) ? httpsIn(`${known.before}${bare}`) : undefined
}

function networkNamed(name: string) {
  const key = Object.hasOwn(ALIASES, name) ? (ALIASES[name] ?? name) : name
  return Object.hasOwn(NETWORKS, key) ? NETWORKS[key] : undefined
}

function keyOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z\d]/g, '')
}
