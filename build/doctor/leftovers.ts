import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { leftovers } from '../content/leftovers.ts'
import { digestOf } from '../kept.ts'
import { builtFor } from './address.ts'
import { inContent } from './finding.ts'
import type { Site } from './site.ts'

/** What of the sample is left: on an address that others can reach, it may not be. */
export function checkLeftovers(site: Site) {
  const { root, folder, written } = site
  const left = leftovers(written.value, {
    digestOf: (path) => (existsSync(join(root, folder, path)) ? digestOf(join(root, folder, path)) : ''),
  })
  const isForOthers = builtFor(site)?.isPublic ?? false
  const findings = left.map((found) => {
    const { frame, help, ...finding } = inContent(written, isForOthers ? 'problem' : 'advice', found)
    // A new owner finds dozens of them, and each names its field and what is left in it.
    return isForOthers && frame !== undefined ? { ...finding, frame, ...(help !== undefined && { help }) } : finding
  })
  return {
    verdict: isForOthers ? 'nothing of the sample may be left' : 'may stay until the site is for others',
    findings,
  }
}
