import { unescape } from 'node:querystring'
import networks from '../../../model/networks.json' with { type: 'json' }

/** The addresses of accounts, up to the user name. */
const PREFIXES = ['https://twitter.com/', ...Object.values(networks)].map((prefix) => new URL(prefix))

/** The user name in the address of an account, if nothing else can be at its place. */
export function usernameIn(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { pathname, search, ...url } = partsOf(new URL(address))
  const prefix = PREFIXES.map(partsOf).find((each) => each.host === url.host && pathname.startsWith(each.pathname))
  if (!prefix || search !== '') return undefined
  const [, name] = /^([^/]+)\/?$/.exec(pathname.slice(prefix.pathname.length)) ?? []
  // Digits are the number of an account.
  return name && /^[\p{L}\p{N}_.-]*[\p{L}_][\p{L}\p{N}_.-]*$/u.test(name) ? name : undefined
}

/** `www.` and escapes make no difference. Unlike `decodeURI`, this `unescape` accepts malformed ones. */
function partsOf({ host, pathname, search }: URL) {
  return { host: host.replace(/^www\./, ''), pathname: unescape(pathname), search }
}
