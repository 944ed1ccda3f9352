import { existsSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { filesIn } from '../../lib/files-in.ts'
import { UserError } from '../../lib/user-error.ts'
import {
  CACHE_CONTROL,
  type Headers,
  headersOf,
  POLICY,
  requestPathsOf,
  type Rule,
  rulesOf,
  typeOf,
} from './headers.ts'

/** What hosts read, in the folder of the site. */
export const HOSTING_FILES = ['_headers', '_nginx-headers.conf', 'vercel.json']

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
  writeFileSync(join(folder, '_headers'), headersFile(rules))
  writeFileSync(join(folder, 'vercel.json'), vercelConfig(rules))
  writeFileSync(join(folder, '_nginx-headers.conf'), nginxHeaders(headers, base, files, own))
}

/** The file that Netlify and Cloudflare Pages read. */
function headersFile(rules: readonly Rule[]): string {
  const blocks = rules.map(([path, headers, of]) => [
    netlifyPattern(path, of),
    ...Object.entries(headers).map((header) => header.join(': ')),
  ])
  return blocks.map((lines) => `${lines.join('\n  ')}\n`).join('\n')
}

/** Names with a colon or an asterisk would be patterns, which cannot be escaped. Encoded, they are none. */
function netlifyPattern(path: string, of: Rule[2]): string {
  const escaped = path.replaceAll(':', '%3A').replaceAll('*', '%2A')
  return of === 'folder' ? `${escaped}*` : escaped
}

/**
 * Vercel's configuration (https://vercel.com/docs/project-configuration). Pages have a trailing slash, as in their canonical
 * addresses.
 */
function vercelConfig(rules: readonly Rule[]): string {
  const headers = rules.map(([path, values, of]) => ({
    source: vercelPattern(path, of),
    headers: Object.entries(values).map(([key, value]) => ({ key, value })),
  }))
  const $schema = 'https://openapi.vercel.sh/vercel.json'
  return `${JSON.stringify({ $schema, cleanUrls: true, trailingSlash: true, headers }, null, 2)}\n`
}

/** In the syntax of path-to-regexp 6. */
function vercelPattern(path: string, of: Rule[2]): string {
  const escaped = path.replaceAll(/[()*+:?\\{}]/g, String.raw`\$&`)
  return of === 'folder' ? `${escaped}(.*)` : escaped
}

/**
 * An include for nginx's `http` block. A server or location with an `add_header` of its own would lose all of these
 * (https://nginx.org/en/docs/http/ngx_http_headers_module.html#add_header).
 * @param base the base path, with its trailing slash
 */
function nginxHeaders(headers: Headers, base: string, files: readonly string[], own: readonly string[]): string {
  const named = files.filter((file) => /\.\w+$/.test(file))
  // nginx leaves out a header without a value.
  const policyMap =
    own.length === 0
      ? ''
      : `map $uri $policy {
  default ${quoted(headers[POLICY] ?? '')};
${[...new Set(own.flatMap((file) => requestPathsOf(base, file)))]
  .filter((path) => !path.includes('$'))
  .map((path) => `  ${quoted(decodeURI(path))} "";`)
  .join('\n')}
}

`
  const types = new Map(named.map((file) => [extname(file).slice(1), typeOf(file)]))
  return `# Created by the build. Use it with the pages of the same build only.

types {
${[...types]
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([extension, type]) => `  ${quoted(type)} ${extension};`)
  .join('\n')}
}

map $uri $caching {
  default ${quoted(CACHE_CONTROL.others)};
  ${quoted(`~^${base.replaceAll('.', String.raw`\.`)}assets/`)} ${quoted(CACHE_CONTROL.assets)};
}

${policyMap}${Object.entries(headers)
    .map(([name, value]) => `add_header ${name} ${name === POLICY && policyMap ? '$policy' : quoted(value)} always;`)
    .join('\n')}
add_header Cache-Control $caching always;
add_header Allow $allowed always;

error_page 403 =404 ${quoted(`${base}404.html`)};
error_page 404 ${quoted(`${base}404.html`)};
`
}

function quoted(text: string): string {
  if (text.includes('$')) throw new Error(`nginx would replace the dollar sign in ${text}`)
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}
