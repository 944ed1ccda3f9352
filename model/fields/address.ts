import type { Phone, Website } from '../view.ts'
import { type Build, shownAs, withName } from './field.ts'
import { text, textMatching, verbatim } from './text.ts'

declare module './field.ts' {
  interface ShownValues {
    phone: Phone
    website: Website
  }
}

export function isHttpsUrl(value: string): boolean {
  if (/\s/.test(value) || !value.startsWith('https://') || !URL.canParse(value)) return false
  const { hostname, username, password } = new URL(value)
  return /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(hostname) && username === '' && password === ''
}

/** Whether it is the path of a file in `content/files/`, such as `/talks/slides.pdf`. */
export function isOwnPath(value: string): boolean {
  return /^\/[^/\\]/.test(value)
}

/** A URL in its normalised form. */
function normalised(value: string, build: Build): string {
  const address = withName(value, build)
  if (isOwnPath(address)) return build.ownFile(address) ?? address
  return URL.canParse(address) ? new URL(address).href : address
}

const INVALID_URL = 'Invalid URL. Write a full URL that starts with https://, without spaces, user name or password'

const OWN_PATH = 'the path of a file in content/files/, such as /talks/slides.pdf'

export const httpsUrl = text
  .refine((value) => isHttpsUrl(value) || isOwnPath(value), { error: `${INVALID_URL}, or ${OWN_PATH}.` })
  .meta({
    isUrl: true,
    expects: 'a URL that starts with https://, or the path of a file in `content/files/`',
    resolve: normalised,
    label: 'Web address',
    example: 'https://example.com/',
  })

/** The URL of another site. */
const siteOnTheWeb = text.refine(isHttpsUrl, { error: `${INVALID_URL}.` }).meta({
  isUrl: true,
  expects: 'a URL that starts with https://',
  resolve: normalised,
  example: 'https://example.com/',
})

export const website = shownAs('website', siteOnTheWeb, (value, { readableHost }) => {
  const { href } = new URL(value)
  return { address: href, host: readableHost(href) }
})

/** A URL path that works on every host, file system and shell. No segment may start with a dot. */
export const SITE_PATH = /^(?:\/[\w~-][\w.~-]*)*\/?$/
export const SITE_PATH_CHARACTERS = 'a-z, 0-9 and - . _ ~'

/** The base URL of the site, without a query or a fragment. */
export const siteUrl = siteOnTheWeb
  .refine((value) => !/[?#]|[^:]\/\//.test(value), {
    error:
      'The URL contains "?", "#" or an empty path segment ("//"). Write only the base URL, such as https://me.example/portfolio/.',
    abort: true,
  })
  .refine((value) => !isHttpsUrl(value) || SITE_PATH.test(new URL(value).pathname), {
    error: `Some hosts do not support this URL path. Use only ${SITE_PATH_CHARACTERS}, and start no segment with a dot. Example: https://me.example/portfolio/.`,
  })

/** The destination of a footer link: another site, an own file, a section or a project of the main page, or none (`#`). */
export const linkUrl = text
  .refine((value) => value.startsWith('#') || isHttpsUrl(value) || isOwnPath(value), {
    error: `Invalid link. Write a URL that starts with https://, ${OWN_PATH}, a section or a project such as #gallery, or "#" for no destination.`,
  })
  .meta({
    isUrl: true,
    expects:
      'a URL that starts with https://, the path of a file in `content/files/`, a section or a project such as `#gallery`, or `#`',
    resolve: normalised,
    example: 'https://example.com/',
  })

export const email = textMatching(
  /^[^\s@<>()?#%&"]+@[^\s@<>()?#%&"]+\.[^\s@<>()?#%&"]+$/,
  'Invalid email address. Write an address such as name@example.com.',
)
  .max(254, { error: 'The email address is too long. Write at most 254 characters.' })
  .meta({ ...verbatim, expects: 'an email address', example: 'name@example.com' })

/** A number of at least three digits, and its extension. Web pages have other hyphens. */
const PHONE = /^(?=(?:\D*\d){3})(\(?\+?[\d\s()./\u{2010}-\u{2013}-]+?)(?:\s*(?:ext\.?|x)\s*(\d{1,7}))?$/iu

/** As many as a number has in the world (ITU-T E.164). */
const MOST_DIGITS = 15
/** So many before a slash are a whole number, without the code of the country. */
const WHOLE_NUMBER = 7

/** Written as "+1 202 555 0143 / 0144", or one after the other. */
function isOneNumber(number: string): boolean {
  const national = number.replace(/^\(?(?:\+|00\s*)\d{1,3}(?!\d)\)?\s*/, '').replace(/^\(\s*0\s*\)/, '')
  const [first = 0, second = 0] = national.split('/').map((part) => part.replace(/\D/g, '').length)
  return number.replace(/\D/g, '').length <= MOST_DIGITS && !(first >= WHOLE_NUMBER && second >= 4)
}

/** A phone number in its readable form. */
export const phone = shownAs(
  'phone',
  textMatching(
    PHONE,
    'Invalid phone number. Write digits and spaces in quotes, such as "+1 202 555 0143" or "+1 202 555 0143 ext. 12".',
  )
    .refine((value) => isOneNumber(PHONE.exec(value)?.[1] ?? ''), {
      error: 'These are two phone numbers, or too many digits. Write one number.',
    })
    .meta({ untranslatable: true, expects: 'a phone number in quotes', example: '+1 202 555 0143' }),
  (number) => ({ text: number, href: telOf(number) }),
)

/**
 * The `tel:` URL of a phone number (RFC 3966): the plus sign, the digits and the extension, without a "(0)" that is only dialled
 * inside the country.
 */
export function telOf(number: string): string {
  const [, main = number, extension] = PHONE.exec(number) ?? []
  const digits = main
    .replace(/((?:\+|^00).*)\(\s*0\s*\)/, '$1')
    .replace(/[^+\d]/g, '')
    .replace(/^00(?=[1-9])/, '+')
  return `tel:${digits}${extension === undefined ? '' : `;ext=${extension}`}`
}
