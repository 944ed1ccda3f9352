import { z } from 'zod'

/** The type of file or icon that a field names. The build checks that it exists and resolves it to a URL or a drawing. */
export type FileKind = 'picture' | 'skillIcon' | 'icon' | 'animation'

/** A position of an image on the pages. The build creates the widths that each slot needs. */
export type ImageSlot =
  | 'hero'
  | 'heroNarrow'
  | 'round'
  | 'photoDialog'
  | 'thumbnail'
  | 'projectDialog'
  | 'figure'
  | 'logo'
  | 'tile'

declare module 'zod' {
  interface GlobalMeta {
    /** A short description of the valid values, for fields that do not accept any text. */
    expects?: string
    kind?: FileKind
    slots?: readonly ImageSlot[]
    /** The value is a URL, which the pages write in its normalised form. */
    isUrl?: true
    /** The CV prints the value, so the CV fonts must have glyphs for it. */
    printedInCv?: true
    /** The value is the same in every language, so that a translation has no field for it. Files, icons and URLs are, too. */
    untranslatable?: true
    /** What the pages make of the value: a date or period in the site's language, a website with its readable host. */
    format?: 'date' | 'period' | 'website'
  }
}

/** Visible text without stray whitespace or control characters. */
export const text = z
  .string()
  .refine((value) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(value), {
    error: 'The value is empty. Write text.',
    abort: true,
  })
  // YAML block scalars (`>` and `|`) end with a newline.
  .refine((value) => value.replace(/\n$/, '') === value.trim(), {
    error: 'The text starts or ends with whitespace. Remove the whitespace.',
  })
  .refine((value) => !/[^\P{Cc}\n]|\p{Cs}/u.test(value), {
    error: 'The text contains an invalid or invisible character. Delete the text and type it again.',
  })
  .refine((value) => unknownPlaceholder(value) === undefined, {
    error: ({ input }) => `Unknown placeholder ${unknownPlaceholder(input)}. Write {name} to insert your name.`,
  })

const PLACEHOLDERS = new Set(['{name}', '{shown}', '{total}', '{count}', '{organisation}', '{commit}'])

function unknownPlaceholder(value: unknown): string | undefined {
  return String(value)
    .match(/\{\w+\}/g)
    ?.find((placeholder) => !PLACEHOLDERS.has(placeholder))
}

export const textMatching = (pattern: RegExp, error: string) => text.refine((value) => pattern.test(value), { error })

/** Text with a maximum length, so that it fits the layout. */
export const maxLengthText = (maximum: number) =>
  text.max(maximum, {
    error: ({ input }: { input?: unknown }) =>
      `The text is too long (${String(input).length} characters). Write at most ${maximum} characters.`,
  })

/** A word of the project, in any case. */
export const inAnyCase = <Word extends z.ZodType>(word: Word) =>
  z
    .preprocess((value) => (typeof value === 'string' ? value.toLowerCase() : value), word)
    .meta({ untranslatable: true })

export const oneOf = <const Words extends readonly string[]>(words: Words, error: string) =>
  inAnyCase(z.enum(words, { error }))

/** For rules about several fields, which run although others are wrong. */
export const isGroup = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null

/** Text that the CV prints. */
export const cvText = text.meta({ printedInCv: true })

/** A year, month or day as in ISO 8601. Years and months are shorter than a full date. */
export const ISO_DATE = String.raw`\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?`

export const date = existingDays(
  textMatching(
    new RegExp(`^${ISO_DATE}$`),
    'Invalid date. Write a year, a month or a day in quotes, such as "2024", "2024-05" or "2024-05-17".',
  ),
)
  .meta({
    format: 'date',
    untranslatable: true,
    expects: 'a date such as "2024", "2024-05" or "2024-05-17"',
    printedInCv: true,
  })
  .brand<'date'>()

/** Any text. Dates in it may be written as in ISO 8601. */
export const period = existingDays(cvText)
  .refine((value) => !endsBeforeItStarts(value), {
    error: 'The period ends before it starts. Write the earlier date first, such as "2021-03 - 2023-11".',
  })
  .meta({ format: 'period', printedInCv: true })
  .brand<'period'>()

const TWO_DATES = new RegExp(String.raw`^(${ISO_DATE})\s*[-–—]\s*(${ISO_DATE})$`)

/** Compares what both dates have: "2023-05 - 2023" may be a whole period. */
function endsBeforeItStarts(value: string): boolean {
  const [, start = '', end = ''] = TWO_DATES.exec(value.trim()) ?? []
  const length = Math.min(start.length, end.length)
  return end.slice(0, length) < start.slice(0, length)
}

/** Rejects days such as 2023-02-30. */
function existingDays(schema: typeof text) {
  const wrongDay = (value: unknown) =>
    String(value)
      .match(/(?<![\d-])\d{4}-\d{2}-\d{2}(?![\d-])/g)
      ?.find((day) => new Date(day).toJSON()?.slice(0, 10) !== day)
  return schema.refine((value) => wrongDay(value) === undefined, {
    error: ({ input }) => `There is no day ${wrongDay(input)}. Correct it, or write the month alone.`,
  })
}

/** A non-empty list of different texts. */
export const uniqueTexts = uniqueList(text).min(1)

/** A non-empty list of different texts, which the CV prints. */
export const uniqueCvTexts = uniqueList(cvText).min(1)

/** A list whose items have different names. A text is its own name. */
export function uniqueList<Item extends z.ZodType>(item: Item, nameOf: (value: z.output<Item>) => string = String) {
  return z.array(item).superRefine((values, context) => {
    const names = values.map(nameOf)
    for (const [index, name] of names.entries()) {
      if (names.indexOf(name) === index) continue
      context.addIssue({
        code: 'custom',
        path: [index],
        message: `Duplicate item: "${name}" is already in this list. Remove or rename one of the two.`,
      })
    }
  })
}

export function isHttpsUrl(value: string): boolean {
  if (/\s/.test(value) || !value.startsWith('https://') || !URL.canParse(value)) return false
  const { hostname, username, password } = new URL(value)
  return /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(hostname) && username === '' && password === ''
}

export const httpsUrl = text
  .refine(isHttpsUrl, {
    error: 'Invalid URL. Write a full URL that starts with https://, without spaces, user name or password.',
  })
  .meta({ isUrl: true, expects: 'a URL that starts with https://' })

export const website = httpsUrl.meta({ format: 'website' }).brand<'website'>()

/** A URL path that works on every host, file system and shell. No segment may start with a dot. */
export const SITE_PATH = /^(?:\/[\w~-][\w.~-]*)*\/?$/

/** The base URL of the site, without a query or a fragment. */
export const siteUrl = httpsUrl
  .refine((value) => !/[?#]|[^:]\/\//.test(value), {
    error:
      'The URL contains "?", "#" or an empty path segment ("//"). Write only the base URL, such as https://me.example/portfolio/.',
    abort: true,
  })
  .refine((value) => !isHttpsUrl(value) || SITE_PATH.test(new URL(value).pathname), {
    error:
      'Some hosts do not support this URL path. Use only a-z, 0-9 and - . _ ~, and start no segment with a dot. Example: https://me.example/portfolio/.',
  })

/** The sections of the main page, by the names of their fields. The owner's file decides their order. */
export const SECTION_NAMES = [
  'expertise',
  'companies',
  'gallery',
  'history',
  'education',
  'certificates',
  'languages',
  'publications',
  'awards',
  'volunteering',
] as const

/** The destination of a footer link: another site, a section or a project of the main page, or none (`#`). */
export const linkUrl = text
  .refine((value) => value.startsWith('#') || isHttpsUrl(value), {
    error:
      'Invalid link. Write a URL that starts with https://, a section or a project such as #gallery, or "#" for no destination.',
  })
  .meta({
    isUrl: true,
    expects: 'a URL that starts with https://, a section or a project such as `#gallery`, or `#`',
  })

/** The name of a thing in addresses: of a project, of a section, of a CV. */
export const slug = maxLengthText(60)
  .refine((value) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value), {
    error: 'Invalid name. Write lowercase letters, digits or single hyphens, such as data-platform.',
  })
  .meta({ expects: 'lowercase letters, digits or single hyphens', untranslatable: true })

export const email = textMatching(
  /^[^\s@<>()?#%&"]+@[^\s@<>()?#%&"]+\.[^\s@<>()?#%&"]+$/,
  'Invalid email address. Write an address such as name@example.com.',
)
  .max(254, { error: 'The email address is too long. Write at most 254 characters.' })
  .meta({ expects: 'an email address', untranslatable: true })

/** A phone number in its readable form, with at least three digits. `tel:` links contain only the plus sign and the digits. */
export const phone = textMatching(
  /^(?=(?:\D*\d){3})\(?\+?[\d\s()./-]+$/,
  'Invalid phone number. Write digits and spaces in quotes, such as "+1 202 555 0143".',
).meta({ expects: 'a phone number in quotes', untranslatable: true })
