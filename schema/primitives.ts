import { z } from 'zod'

/**
 * Which room of `content/` a value names a file in. The build reads it from a schema's metadata to check that the file is
 * there and to hand the page its address.
 */
export type FileKind = 'picture' | 'skillIcon' | 'icon' | 'animation'

/** Where a picture stands on the pages; the build makes it in the widths that each place asks for. */
export type ImageSlot =
  | 'hero'
  | 'heroNarrow'
  | 'round'
  | 'photoDialog'
  | 'thumbnail'
  | 'projectDialog'
  | 'logo'
  | 'tile'

/** A part of the pages that a field can stand in. `section` is its own on the main page, `card` the organisation's there. */
export type Spot = 'navigation' | 'banner' | 'profileCard' | 'section' | 'card' | 'organisationPage' | 'footer'

/** What else is made of the content. `search` is what search engines read in the heads of the pages. */
export type Output = 'cv' | 'search' | 'socialCard' | 'contactCard' | 'resume'

declare module 'zod' {
  interface GlobalMeta {
    /** What is written there, in a few words, where not any text will do. */
    expects?: string
    /** Where it stands on the pages; what has none stands where the field around it does. */
    shownIn?: readonly Spot[]
    /** What else it stands in; what is `inCv` need not say so of the CV. */
    outputs?: readonly Output[]
    kind?: FileKind
    slots?: readonly ImageSlot[]
    /** It is the address of something elsewhere; the pages write it as the URL standard does. */
    address?: true
    /** It stands in the CV, whose faces have to have its letters. */
    inCv?: true
  }
}

/** A text that can be read: it holds something visible, and nothing that only a mistake of copying leaves. */
export const text = z
  .string()
  .refine((value) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(value), {
    error: 'is empty; write a text',
    abort: true,
  })
  // A text written below its field (`>` or `|`) ends with the end of its line.
  .refine((value) => value.replace(/\n$/, '') === value.trim(), { error: 'begins or ends with a blank; remove it' })
  .refine((value) => !/[^\P{Cc}\n]|\p{Cs}/u.test(value), {
    error: 'holds a sign that can’t be shown; type the text anew',
  })
  .refine((value) => unknownIn(value) === undefined, {
    error: ({ input }) => `holds ${unknownIn(input)}, which stands for nothing; {name} stands for your name`,
  })

const PLACEHOLDERS = new Set(['{name}', '{shown}', '{total}'])

function unknownIn(value: unknown): string | undefined {
  return String(value)
    .match(/\{\w+\}/g)
    ?.find((placeholder) => !PLACEHOLDERS.has(placeholder))
}

/** A text that has to fit its place. */
export const atMost = (characters: number) =>
  text.max(characters, {
    error: ({ input }: { input?: unknown }) =>
      `has ${String(input).length} characters; at most ${characters} fit their place`,
  })

/** A text that stands in the CV as well. */
export const inCv = text.meta({ inCv: true })

/** A list of texts that all differ: one that stands twice is a mistake of copying. */
export const texts = z
  .array(text)
  .min(1)
  .superRefine(refuseRepeated((value) => value))

/** A list of entries that all go by another name. */
export function entries<Entry extends z.ZodType>(entry: Entry, nameOf: (value: z.output<Entry>) => string) {
  return z.array(entry).superRefine(refuseRepeated(nameOf))
}

function refuseRepeated<Value>(nameOf: (value: Value) => string) {
  return (values: readonly Value[], context: z.core.$RefinementCtx) => {
    const names = values.map(nameOf)
    for (const [index, name] of names.entries()) {
      if (names.indexOf(name) === index) continue
      context.addIssue({ code: 'custom', path: [index], message: `stands in this list before: "${name}"; keep one` })
    }
  }
}

const isHttps = (value: string) => {
  if (/\s/.test(value) || !value.startsWith('https://') || !URL.canParse(value)) return false
  const { hostname, username, password } = new URL(value)
  return /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(hostname) && username === '' && password === ''
}

export const httpsAddress = text
  .refine(isHttps, { error: 'is not an address this site can use; write a whole one that starts with https://' })
  .meta({ address: true, expects: 'an address that starts with https://' })

/** Steps that are one name for every host, file system and shell; hidden ones are served by none. */
export const SITE_PATH = /^(?:\/[\w~-][\w.~-]*)*\/?$/

/** The address of the site itself: nothing may follow its path. */
export const siteAddress = httpsAddress
  .refine((value) => !/[?#]|[^:]\/\//.test(value), {
    error:
      'has a "?", a "#" or an empty step in its path; write the address of the site alone, like https://me.example/portfolio/',
    abort: true,
  })
  .refine((value) => !isHttps(value) || SITE_PATH.test(new URL(value).pathname), {
    error:
      'has a path that not every host can serve; write a-z, 0-9 and - . _ ~ in it, like https://me.example/portfolio/',
  })

const PLACES = ['#', '#content', '#expertise', '#companies', '#gallery', '#history']

/** Where a link of the footer leads: nowhere (`#`), to a section of the page, or to another site. */
export const linkAddress = text
  .refine((value) => PLACES.includes(value) || isHttps(value), {
    error: `is not an address a link can use; write https://…, one of ${PLACES.slice(1).join(', ')}, or # for a link that leads nowhere yet`,
  })
  .meta({ address: true, expects: `an https:// address, ${PLACES.slice(1).join(', ')}, or # alone` })

export const email = text
  .refine((value) => /^[^\s@<>()?#%&"]+@[^\s@<>()?#%&"]+\.[^\s@<>()?#%&"]+$/.test(value), {
    error: 'is not an e-mail address; write one like name@example.com',
  })
  .meta({ expects: 'an e-mail address' })

/** Written as people read it; `tel:` links keep the plus sign and the digits. */
export const phone = text
  .refine((value) => /^\+?[\d\s()./-]+$/.test(value) && (value.match(/\d/g) ?? []).length >= 3, {
    error: 'is not a phone number; write digits with spaces between, like "+1 202 555 0143"',
  })
  .meta({ expects: 'a phone number in quotes' })

/** The name of a file alone: no folder, nothing hidden, and none of the signs that some systems keep for themselves. */
const NAME = String.raw`[^\s./\\:*?"<>|%\p{Cc}][^/\\:*?"<>|%\p{Cc}]*`
const PICTURES = 'avif|jpg|jpeg|png|svg|webp'

const fileName = (endings: string) => {
  const ending = `ending in ${endings.replaceAll('|', ', ')}`
  return text
    .refine((value) => new RegExp(`^${NAME}\\.(?:${endings})$`, 'iu').test(value), {
      error: `is not the name of a file of this kind; write its name alone, ${ending}`,
    })
    .meta({ expects: `the name of a file, ${ending}` })
}

export const picture = z.strictObject({
  file: fileName(PICTURES)
    .meta({ kind: 'picture' })
    .describe('The name of a picture in content/images/; the site serves it as /images/{file}.'),
  alt: text.describe('What the picture shows, for people who do not see it and for when it fails to load.'),
})

/** A picture that stands at these places. */
export const pictureAt = (...slots: ImageSlot[]) => picture.meta({ slots })

/** A picture of the owner's, an icon in its own colours from the Devicon set, or a sign of one colour from the Tabler set. */
export const skillIcon = text
  .refine(
    (value) =>
      /^(?:devicon|tabler):[a-z0-9-]+$/.test(value) || new RegExp(`^${NAME}\\.(?:${PICTURES})$`, 'iu').test(value),
    {
      error: 'is not an icon; write devicon:name, tabler:name, or the name of a picture in content/images/',
    },
  )
  .meta({ kind: 'skillIcon', slots: ['tile'] })
  .brand<'skillIcon'>()

/** A one-colour sign that takes the colour of the text around it, from the Tabler set. */
export const icon = text
  .refine((value) => /^tabler:[a-z0-9-]+$/.test(value), { error: 'is not an icon of this kind; write tabler:name' })
  .meta({ kind: 'icon' })
  .brand<'icon'>()

export const animation = z.strictObject({
  src: text
    .refine((value) => new RegExp(`^${NAME}\\.json$`, 'u').test(value) || isHttps(value), {
      error: 'is not an animation; write the name of a .json file in content/animations/, or an https:// address',
    })
    .meta({
      kind: 'animation',
      expects: 'the name of a file that ends in .json, or an address that starts with https://',
    })
    .describe('The name of a Lottie file in content/animations/, or its https address at a hosting service.'),
})
