import { createHash } from 'node:crypto'
import type { Content } from '../schema/content.ts'

/**
 * The content security policy of every page. Pages carry it as a `<meta>`, where browsers refuse `frame-ancestors`,
 * `sandbox` and reporting, so none of these stands here.
 * @param style the one style that stands in the page itself
 */
export function policyOf({ animations }: Pick<Content, 'animations'>, style: string): string {
  const hosts = Object.values(animations ?? {}).flatMap((animation) =>
    animation?.src.startsWith('https:') ? [new URL(animation.src).origin] : [],
  )
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", `'sha256-${createHash('sha256').update(style).digest('base64')}'`],
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
