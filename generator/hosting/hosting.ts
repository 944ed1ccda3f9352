import { readdirSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { headersFile } from './headers-file.ts'
import { headersOf } from './headers.ts'
import { nginxHeaders } from './nginx.ts'
import { vercelConfig } from './vercel.ts'

/**
 * Writes each host's configuration into the folder of the site.
 * @param base the base path, with its closing slash
 */
export function writeHosting(folder: string, contentSecurityPolicy: string, base: string) {
  const headers = headersOf(contentSecurityPolicy)
  const files = filesIn(folder)
  writeFileSync(join(folder, '_headers'), headersFile(headers, base, files))
  writeFileSync(join(folder, '_nginx-headers.conf'), nginxHeaders(headers, decodeURI(base), files))
  writeFileSync(join(folder, 'vercel.json'), vercelConfig(headers, base, files))
}

/** The sorted paths of all files in a folder, with slashes. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .toSorted()
}
