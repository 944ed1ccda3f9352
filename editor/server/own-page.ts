const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

export function isLocal(host: string): boolean {
  return LOCAL.test(host)
}

type Headers = { host?: string | undefined; origin?: string | undefined }

/** Whether a request comes from a page of the same address. Vite answers only to addresses of this machine. */
export const isOfOneOrigin = ({ host = '', origin }: Headers) => origin === `http://${host}`

/**
 * Whether a request comes from a page of this server: on this machine, or from where GitHub Codespaces shows a port of the machine to its
 * owner alone.
 */
export function isFromOwnPage(headers: Headers): boolean {
  const { host = '', origin } = headers
  if (isLocal(host) && isOfOneOrigin(headers)) return true
  const { CODESPACE_NAME: name, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: domain } = process.env
  if (!name || !domain) return false
  const [, port = ''] = /:(\d+)$/.exec(host) ?? []
  const page = isLocal(host) ? `${name}-${port}.${domain}` : host
  return page.startsWith(`${name}-`) && page.endsWith(`.${domain}`) && origin === `https://${page}`
}
