import { siteAddress } from '../lib/site-address.ts'
import { UserError } from '../lib/user-error.ts'
import type { Source } from '../model/site-schema.ts'
import type { CheckOptions } from './check-options.ts'
import type { Diagnostic } from './diagnostic.ts'
import { PLACEHOLDERS } from './placeholders.ts'
import type { ContentFile } from './read-content.ts'

/** Reserved host names (RFC 2606, RFC 6761). */
export const RESERVED_HOST =
  /(?<![\w.-])(?:[\w-]+\.)*(?:example\.(?:com|net|org)|[\w-]+\.(?:example|invalid|test))(?![\w-]|\.\w)/i

/**
 * Unless --allow-sample is set, a build rejects placeholders at every address that the owner chose, and sample content,
 * texts without a translation and values that an import is not sure of at a public one.
 */
export function severityOf(
  mistake: 'doubtful' | 'placeholders' | 'sample' | 'untranslated',
  { source }: Pick<ContentFile, 'source'>,
  { isBuild = false }: CheckOptions,
): Diagnostic['severity'] {
  const { address } = addressOf(source)
  if (!isBuild || isSampleAllowed() || address === undefined) return 'warning'
  const isChosen = !isLocal(address) && `${address}/` !== PLACEHOLDERS.url.value
  return (mistake === 'placeholders' ? isChosen : isPublic(address)) ? 'error' : 'warning'
}

/** Whether this build is a demonstration, or a preview on this machine. */
export function isSampleAllowed(): boolean {
  return process.env['ALLOW_SAMPLE'] === 'yes'
}

/** Whether a URL is reachable from other machines. */
export function isPublic(address: string): boolean {
  return !isLocal(address) && !RESERVED_HOST.test(new URL(address).hostname)
}

/** Whether only this machine can reach a URL. */
export function isLocal(address: string): boolean {
  return /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(address).hostname)
}

/** The address of the site, or what is wrong with SITE_URL. */
export function addressOf(source: Source | undefined): { address?: string; problem?: string } {
  try {
    return source === undefined ? {} : { address: siteAddress(source.url).address }
  } catch (error) {
    if (error instanceof UserError) return { problem: error.message }
    throw error
  }
}
