import type { Rule } from '../headers.ts'
import type { Host } from '../host.ts'

/** Vercel (https://vercel.com/docs/project-configuration). Pages have a trailing slash, as in their canonical addresses. */
export const vercel: Host = { file: 'vercel.json', write: ({ rules }) => vercelConfig(rules) }

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
