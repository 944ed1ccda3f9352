/** What a browser is told with every file of the site, by the names of the headers. */
export type Headers = Readonly<Record<string, string>>

/**
 * The one table of headers. Each host's form is made of it.
 * @param policy the content security policy
 */
export function headersOf(policy: string): Headers {
  return {
    'Content-Security-Policy': policy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': REFUSED.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Two years. Of other names below the owner's domain it says nothing, since they are not ours to decide for.
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
  }
}

/** For how long a file may be kept: those in `assets/` change their names with their contents, all others stay where they are. */
export const CACHING = { assets: 'public, max-age=31536000, immutable', others: 'no-cache' } as const

/** What the site ships, by the endings of its files (https://www.iana.org/assignments/media-types). */
export const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  pdf: 'application/pdf',
  svg: 'image/svg+xml; charset=utf-8',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
}

/**
 * The type of a file that the site ships.
 * @throws when the table has none: a host would have to guess
 */
export function typeOf(file: string): string {
  const type = TYPES[endingOf(file)]
  if (type === undefined) throw new Error(`generator/hosting/headers.ts has no type for ${file}`)
  return type
}

/** Whether some hosts have no type of their own for it. */
export function isUnusual(file: string): boolean {
  return ['ico', 'vcf'].includes(endingOf(file))
}

function endingOf(file: string): string {
  return file.slice(file.lastIndexOf('.') + 1)
}

/**
 * What reads sensors, devices, screens or purses, and this site never asks for (https://www.w3.org/TR/permissions-policy/).
 * No more than that: the list goes with every file.
 */
const REFUSED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
