import { CACHING, isUnusual, typeOf, type Headers } from './headers.ts'

/**
 * The table as Netlify and Cloudflare Pages read it from `_headers`. Both put the values of all rules that fit together, so
 * no two rules name the same header; what no rule says of caching, both let be asked for anew.
 * @param base the path the site stands below, with its closing slash
 * @param files what the site ships
 */
export function headersFile(headers: Headers, base: string, files: readonly string[]): string {
  const rules = [
    rule('/*', headers),
    rule(`${base}assets/*`, { 'Cache-Control': CACHING.assets }),
    ...files.filter(isUnusual).map((file) => rule(`${base}${file}`, { 'Content-Type': typeOf(file) })),
  ]
  return rules.join('\n')
}

function rule(path: string, headers: Headers): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
}
