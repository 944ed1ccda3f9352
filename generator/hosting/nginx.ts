import { CACHING, TYPES, type Headers } from './headers.ts'

/**
 * The table as nginx includes it inside `http { }`. Nothing below may add a header of its own, since that would take all of
 * these away there (https://nginx.org/en/docs/http/ngx_http_headers_module.html#add_header).
 * @param base the path the site stands below, with its closing slash
 */
export function nginxHeaders(headers: Headers, base: string): string {
  return `# Written by the build, with the pages that it goes with.

types {
${Object.entries(TYPES)
  .map(([ending, type]) => `  ${quoted(type)} ${ending};`)
  .join('\n')}
}

map $uri $caching {
  default ${quoted(CACHING.others)};
  ${quoted(`~^${escaped(base)}assets/`)} ${quoted(CACHING.assets)};
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

/** As nginx reads a text: in quotes, where a dollar sign would begin a variable. */
function quoted(text: string): string {
  if (text.includes('$')) throw new Error(`nginx would take the dollar sign in ${text} for a variable`)
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}

function escaped(path: string): string {
  return path.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
