import { CACHE_CONTROL, isUnusual, typeOf, type Headers } from './headers.ts'

/**
 * Vercel's configuration (https://vercel.com/docs/project-configuration). Pages are served with a trailing slash, as their
 * canonical addresses say.
 * @param base the base path, with its closing slash
 * @param files the paths of all files of the site
 */
export function vercelConfig(headers: Headers, base: string, files: readonly string[]): string {
  const rules = [
    rule('/(.*)', headers),
    rule(`${base}assets/(.*)`, { 'Cache-Control': CACHE_CONTROL.assets }),
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
