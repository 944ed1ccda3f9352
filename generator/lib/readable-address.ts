import { domainToUnicode } from 'node:url'

/** The host and port of an address as people write them: `münchen.example`, not `xn--mnchen-3ya.example`. */
export function readableHost(address: string): string {
  const { hostname, port } = new URL(address)
  return domainToUnicode(hostname) + (port === '' ? '' : `:${port}`)
}
