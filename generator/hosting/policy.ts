import { createHash } from 'node:crypto'
import type { Content } from '../../model/content.ts'

/**
 * The content security policy as a header (https://www.w3.org/TR/CSP3/).
 * @param style the inlined stylesheet
 */
export function policyOf(content: Pick<Content, 'animations'>, style: string): string {
  // Browsers ignore this directive in a `<meta>`.
  return `${metaPolicyOf(content, style)}; frame-ancestors 'none'`
}

/** The content security policy as a `<meta>` of every page, for hosts that send no headers. */
export function metaPolicyOf({ animations }: Pick<Content, 'animations'>, style: string): string {
  const hosts = Object.values(animations ?? {}).flatMap((animation) =>
    animation?.src.startsWith('https:') ? [new URL(animation.src).origin] : [],
  )
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "img-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", ...new Set(hosts)].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}
