import { extname } from 'node:path'
import { CACHE_CONTROL, POLICY, requestPathsOf, typeOf } from '../headers.ts'
import type { BuiltSite, Host } from '../host.ts'

/**
 * An include for nginx's `http` block. A server or location with an `add_header` of its own would lose all of these
 * (https://nginx.org/en/docs/http/ngx_http_headers_module.html#add_header).
 */
export const nginx: Host = { file: '_nginx-headers.conf', write: nginxHeaders }

function nginxHeaders({ headers, base, files, own }: BuiltSite): string {
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
