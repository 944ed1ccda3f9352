import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { headersFile } from './headers-file.ts'
import { headersOf, typeOf } from './headers.ts'
import { nginxHeaders } from './nginx.ts'
import { filesIn, sumsOf } from './sums.ts'
import { vercelConfig } from './vercel.ts'

type Site = {
  /** The content security policy, as a header. */
  policy: string
  /** The path the site stands below, with its closing slash. */
  base: string
  /** What it is made of: sbom.ts. */
  sbom: string
  /** Sums that are known, by path: sums.ts. */
  sums: ReadonlyMap<string, string>
}

/** The sums of all that is served, in the folder aside. */
export const SUMS = 'SHA256SUMS'

/** Where what belongs to a site and is not served stands: beside it. */
export const asideOf = (output: string) => `${output}.hosting`

/**
 * Writes what hosts read about a site: into `served`, the site's folder, for those that look there, and into `aside` what
 * is no visitor's business.
 */
export function writeHosting(served: string, aside: string, { policy, base, sbom, sums }: Site) {
  const headers = headersOf(policy)
  const files = filesIn(served)
  files.forEach(typeOf) // throws where a host would have to guess
  writeFileSync(join(served, '_headers'), headersFile(headers, base, files))
  writeFileSync(join(served, 'vercel.json'), vercelConfig(headers, base, files))
  mkdirSync(aside, { recursive: true })
  writeFileSync(join(aside, 'headers.conf'), nginxHeaders(headers, decodeURI(base)))
  writeFileSync(join(aside, 'sbom.cdx.json'), sbom)
  writeFileSync(join(aside, SUMS), sumsOf(served, filesIn(served), sums))
  // Last and least: who has this one whole can tell of all others.
  writeFileSync(join(aside, 'SHA256SUMS.hosting'), sumsOf(aside, [SUMS, 'headers.conf']))
}
