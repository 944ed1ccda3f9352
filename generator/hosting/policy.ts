import { createHash } from 'node:crypto'
import type { Content } from '../../schema/content.ts'

/** Directive -> values of a content security policy (https://www.w3.org/TR/CSP3/). */
type Directives = Readonly<Record<string, readonly string[]>>

/** Browsers ignore these directives in a `<meta>`. */
const HEADER_ONLY: Directives = { 'frame-ancestors': ["'none'"] }

/**
 * The content security policy as a header.
 * @param style the inlined stylesheet
 */
export function policyOf(content: Pick<Content, 'animations'>, style: string): string {
  return asText({ ...directivesOf(content, style), ...HEADER_ONLY })
}

/** The content security policy as a `<meta>` of every page, for hosts that send no headers. */
export function metaPolicyOf(content: Pick<Content, 'animations'>, style: string): string {
  return asText(directivesOf(content, style))
}

function directivesOf({ animations }: Pick<Content, 'animations'>, style: string): Directives {
  const hosts = Object.values(animations ?? {}).flatMap((animation) =>
    animation?.src.startsWith('https:') ? [new URL(animation.src).origin] : [],
  )
  return {
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
}

function asText(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}
