import type { Rule } from '../headers.ts'
import type { Host } from '../host.ts'

/** Netlify and Cloudflare Pages (https://docs.netlify.com/manage/routing/headers/). */
export const netlify: Host = { file: '_headers', write: ({ rules }) => headersFile(rules) }

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
