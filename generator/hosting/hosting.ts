import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from '../../lib/files-in.ts'
import { UserError } from '../../lib/user-error.ts'
import { headersOf, rulesOf } from './headers.ts'
import type { Host } from './host.ts'
import { netlify } from './hosts/netlify.ts'
import { nginx } from './hosts/nginx.ts'
import { vercel } from './hosts/vercel.ts'

/** The hosts with a file of their own in the folder of the site. */
const HOSTS: readonly Host[] = [netlify, nginx, vercel]

export const HOSTING_FILES = HOSTS.map(({ file }) => file)

/**
 * Writes each host's configuration into the folder of the site.
 * @param base the base path, with its trailing slash
 * @param own the paths of the owner's own pages, to which the policy does not apply
 */
export function writeHosting(folder: string, contentSecurityPolicy: string, base: string, own: readonly string[] = []) {
  const written = HOSTING_FILES.find((name) => existsSync(join(folder, name)))
  if (written)
    throw new UserError(`content/files/${written}: The build writes a file of this name itself. Remove yours.`)
  const headers = headersOf(contentSecurityPolicy)
  const files = filesIn(folder)
  const rules = rulesOf(headers, base, files, own)
  for (const { file, write } of HOSTS) writeFileSync(join(folder, file), write({ headers, rules, base, files, own }))
}
