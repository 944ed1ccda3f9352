import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import type { Content } from '../../model/site-schema.ts'
import { LANGUAGE_OUTPUTS, SITE_OUTPUTS } from '../outputs/outputs.ts'

/** Header name -> value. */
export type Headers = Readonly<Record<string, string>>

/** The path that browsers request a file by, or that of a folder for all below it, and the headers of these files. */
export type Rule = readonly [path: string, headers: Headers, of: 'file' | 'folder']

export const POLICY = 'Content-Security-Policy'

/** The headers of every file of the site. Each host's configuration is created from this table. */
export function headersOf(contentSecurityPolicy: string): Headers {
  return {
    [POLICY]: contentSecurityPolicy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Two years, without includeSubDomains: other subdomains are the owner's decision.
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
  }
}

/** Files in `assets/` have a content hash in their names. Owners cannot add others (generator/write/own-files.ts). */
export const CACHE_CONTROL = { assets: 'public, max-age=31536000, immutable', others: 'no-cache' } as const

/**
 * The headers of a site by path. No header is in two rules for the same file, because hosts would join their values.
 * @param base the base path, with its trailing slash
 * @param files the paths of all files of the site
 * @param own those of the owner's own pages
 */
export function rulesOf(headers: Headers, base: string, files: readonly string[], own: readonly string[]): Rule[] {
  return [
    ...(own.length === 0 ? [['/', headers, 'folder'] as const] : rulesBesideOwn(headers, base, files, own)),
    [`${base}assets/`, { 'Cache-Control': CACHE_CONTROL.assets }, 'folder'],
    ...files
      .filter((file) => UNUSUAL_FORMATS.has(extname(file)))
      .map((file): Rule => [pathOf(base, file), { 'Content-Type': typeOf(file) }, 'file']),
  ]
}

/** Whether it is a page, which may have styles and scripts. */
export function isPage(file: string): boolean {
  return /\.x?html?$/i.test(file)
}

/**
 * The policy fits our pages, and would block the styles and scripts in those of the owner. Hosts can't except a path from a rule,
 * so the policy has rules for our pages: one for each folder at the top that has no page of the owner.
 */
function rulesBesideOwn(headers: Headers, base: string, files: readonly string[], own: readonly string[]): Rule[] {
  const { [POLICY]: policy = '', ...others } = headers
  const folderOf = (file: string) => file.slice(0, file.indexOf('/') + 1)
  const shared = new Set(['', ...own.map(folderOf)])
  const pages = files.filter((file) => isPage(file) && !own.includes(file))
  const folders = new Set(pages.map(folderOf).filter((folder) => !shared.has(folder)))
  const single = pages.filter((file) => shared.has(folderOf(file))).flatMap((file) => requestPathsOf(base, file))
  return [
    ['/', others, 'folder'],
    ...Array.from(folders, (folder): Rule => [pathOf(base, folder), { [POLICY]: policy }, 'folder']),
    ...single.map((path): Rule => [path, { [POLICY]: policy }, 'file']),
  ]
}

/** The paths by which hosts serve a page: its own, without its extension, or its folder. */
export function requestPathsOf(base: string, file: string): string[] {
  const path = pathOf(base, file)
  const short = path.replace(/(?:index)?\.x?html?$/i, '')
  return short.length > 1 && short.endsWith('/') && short !== base ? [short, short.slice(0, -1), path] : [short, path]
}

function pathOf(base: string, file: string): string {
  return new URL(base + file.replaceAll(/[%?#\\]/g, encodeURIComponent), 'https://host').pathname
}

/** The media type of a file. Browsers download files of other types, which only owners may add. */
export function typeOf(file: string): string {
  const type = TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream'
  return /^text\/|json$|xml$/.test(type) ? `${type}; charset=utf-8` : type
}

/** Formats that every host knows (https://www.iana.org/assignments/media-types). */
const COMMON_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.conf': 'text/plain',
  '.css': 'text/css',
  '.html': 'text/html',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}

const OUTPUT_TYPES = [...LANGUAGE_OUTPUTS, ...SITE_OUTPUTS].map(
  ({ path, mediaType }) => [extname(path), mediaType] as const,
)
const TYPES: Readonly<Record<string, string>> = { ...COMMON_TYPES, ...Object.fromEntries(OUTPUT_TYPES) }

/** The formats whose types some hosts do not know, or have an older name for. */
const UNUSUAL_FORMATS = new Set(OUTPUT_TYPES.map(([format]) => format).filter((format) => !(format in COMMON_TYPES)))

/** Permissions-Policy features for sensors, devices, screens and payment. The site uses none of them. */
const DENIED_FEATURES = `accelerometer camera display-capture geolocation gyroscope hid magnetometer microphone midi
  payment serial usb xr-spatial-tracking`.split(/\s+/)

/**
 * The content security policy as a header (https://www.w3.org/TR/CSP3/).
 * @param styles those in the pages
 */
export function policyOf(content: Pick<Content, 'animations'>, styles: readonly string[]): string {
  // Browsers ignore this directive in a `<meta>`.
  return `${metaPolicyOf(content, styles)}; frame-ancestors 'none'`
}

/** The content security policy as a `<meta>` of every page, for hosts that send no headers. */
export function metaPolicyOf({ animations }: Pick<Content, 'animations'>, styles: readonly string[]): string {
  const hosts = Object.values(animations ?? {}).flatMap((animation) =>
    animation?.src.startsWith('https:') ? [new URL(animation.src).origin] : [],
  )
  return [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styles.map(hashOf)].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", ...new Set(hosts)].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${animations ? 'animations' : "'none'"}`, // src/ui/lottie-player.ts
  ].join('; ')
}

function hashOf(style: string): string {
  return `'sha256-${createHash('sha256').update(style).digest('base64')}'`
}
