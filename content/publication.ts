import type { Source } from '../model/site-schema.ts'
import { siteAddress } from '../lib/site-address.ts'
import { UserError } from '../lib/user-error.ts'
import { type Diagnostic, ofWholeFile } from './diagnostic.ts'
import type { ContentFile } from './read-content.ts'
import { PLACEHOLDERS } from './placeholders.ts'

export type CheckOptions = {
  /** Whether to reject what a site at its address must not contain. */
  isBuild?: boolean
  /** Whether to list the texts of a catalogue without a translation, not only their number. */
  isDetailed?: boolean
  /** Whether to report sample content at each field. Doubts are left out: the editor has a button for each. */
  isByField?: boolean
}

/** Reserved host names (RFC 2606, RFC 6761). */
export const RESERVED_HOST =
  /(?<![\w.-])(?:[\w-]+\.)*(?:example\.(?:com|net|org)|[\w-]+\.(?:example|invalid|test))(?![\w-]|\.\w)/i

const REPOSITORY_HOST = /^(?:github\.com|gitlab\.com|bitbucket\.org|codeberg\.org)$/

/** A URL that shows something else than the site, or that others cannot open, such as the placeholder. */
export function siteUrl({ source, diagnose }: ContentFile): Diagnostic[] {
  if (source === undefined || process.env['SITE_URL']) return []
  const { hostname } = new URL(source.url)
  const isRepository = REPOSITORY_HOST.test(hostname)
  if (!isRepository && isPublic(source.url)) return []
  const { value, help, example } = PLACEHOLDERS.url
  const reserved = isLocal(source.url)
    ? `Only your computer reaches ${hostname}. `
    : `${hostname} is reserved for examples. `
  const problem = isRepository ? `${hostname} shows the repository. ` : source.url === value ? '' : reserved
  return [diagnose(['url'], `${problem}Write ${help}, such as ${example}.`, { severity: 'warning' })]
}

/** A wrong SITE_URL. */
export function environment({ source, name }: ContentFile): Diagnostic[] {
  const { problem } = addressOf(source)
  return problem === undefined ? [] : [ofWholeFile(name, problem)]
}

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
function isLocal(address: string): boolean {
  return /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(address).hostname)
}

function addressOf(source: Source | undefined): { address?: string; problem?: string } {
  try {
    return source === undefined ? {} : { address: siteAddress(source.url).address }
  } catch (error) {
    if (error instanceof UserError) return { problem: error.message }
    throw error
  }
}
