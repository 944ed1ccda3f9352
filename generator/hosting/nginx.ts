import { extname } from 'node:path'
import { CACHE_CONTROL, typeOf, type Headers } from './headers.ts'

/**
 * An include for nginx's `http` block. A server or location with an `add_header` of its own would lose all of these
 * (https://nginx.org/en/docs/http/ngx_http_headers_module.html#add_header).
 * @param base the base path, with its trailing slash
 */
export function nginxHeaders(headers: Headers, base: string, files: readonly string[]): string {
  const named = files.filter((file) => /\.\w+$/.test(file))
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
  ${quoted(`~^${escaped(base)}assets/`)} ${quoted(CACHE_CONTROL.assets)};
}

${Object.entries(headers)
  .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)
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

function escaped(path: string): string {
  return path.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
