import { CACHE_CONTROL, isUnusual, typeOf, type Headers } from './headers.ts'

/**
 * The `_headers` file of Netlify and Cloudflare Pages. Both join the values of all matching rules, so that no two rules set
 * the same header.
 * @param base the base path, with its closing slash
 * @param files the paths of all files of the site
 */
export function headersFile(headers: Headers, base: string, files: readonly string[]): string {
  const rules = [
    rule('/*', headers),
    rule(`${base}assets/*`, { 'Cache-Control': CACHE_CONTROL.assets }),
    ...files.filter(isUnusual).map((file) => rule(`${base}${file}`, { 'Content-Type': typeOf(file) })),
  ]
  return rules.join('\n')
}

function rule(path: string, headers: Headers): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
}
