const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

export function isLocal(host: string): boolean {
  return LOCAL.test(host)
}

/**
 * Whether a request comes from a page of this server: on this machine, or from where GitHub Codespaces shows a port of the machine to its
 * owner alone.
 */
export function isFromOwnPage({
  host = '',
  origin,
}: {
  host?: string | undefined
  origin?: string | undefined
}): boolean {
  if (isLocal(host) && origin === `http://${host}`) return true
  const { CODESPACE_NAME: name, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: domain } = process.env
  if (!name || !domain) return false
  const [, port = ''] = /:(\d+)$/.exec(host) ?? []
  const page = isLocal(host) ? `${name}-${port}.${domain}` : host
  return page.startsWith(`${name}-`) && page.endsWith(`.${domain}`) && origin === `https://${page}`
}
