import { CACHING, isUnusual, typeOf, type Headers } from './headers.ts'

/**
 * The table as Vercel reads it from `vercel.json` (https://vercel.com/docs/project-configuration). A page stands at its
 * folder, with the closing slash that its canonical address has, and at no other address.
 * @param base the path the site stands below, with its closing slash
 * @param files what the site ships
 */
export function vercelConfig(headers: Headers, base: string, files: readonly string[]): string {
  const rules = [
    rule('/(.*)', headers),
    rule(`${base}assets/(.*)`, { 'Cache-Control': CACHING.assets }),
    ...files.filter(isUnusual).map((file) => rule(`${base}${file}`, { 'Content-Type': typeOf(file) })),
  ]
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: true,
    headers: rules,
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

function rule(source: string, headers: Headers) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) }
}
