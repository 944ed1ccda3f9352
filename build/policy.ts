import type { Content } from '../schema/content.ts'

/**
 * The content security policy of every page. Pages carry it as a `<meta>`, where browsers refuse `frame-ancestors`,
 * `sandbox` and reporting, so none of these stands here.
 */
export function policyOf({ animations }: Pick<Content, 'animations'>): string {
  const hosts = Object.values(animations ?? {}).flatMap((animation) =>
    animation?.src.startsWith('https:') ? [new URL(animation.src).origin] : [],
  )
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...new Set(hosts)],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}
