import { readableHost } from '../../../lib/site-address.ts'
import type { Period, Phone } from '../../../model/view.ts'
import { characterWithoutGlyph } from '../../fonts/document-fonts.ts'

/** A text of the CV, with its link and its label, if it has them. What is strong are figures. */
export type Part = { text: string; address?: string | undefined; label?: string; isStrong?: true }

export type Entry = {
  title: Part
  /** The period, the date or the category, which programs look for in the first two lines: right after the title. */
  note?: string | undefined
  /** Whether a period has not ended. */
  current?: boolean
  /** The employer, school or organisation. */
  place?: Part | undefined
  /** After the place: where a job was, a grade, or who gave a certificate. */
  details?: Part[]
  /** What a project changed, before the text. */
  result?: Part[] | undefined
  text?: Part[] | undefined
  highlights?: readonly Part[][] | undefined
  /** After the text, on its line. */
  tags?: readonly string[] | undefined
  links?: Part[]
}

/** What is below the title, or beside it. */
export function whereOf({ place, details = [] }: Entry): Part[] {
  return [...(place ? [place] : []), ...details]
}

export function periodNote(period: Period | undefined): Pick<Entry, 'note' | 'current'> {
  return { note: period?.text, current: period?.isCurrent === true }
}

export function textParts(...texts: (string | undefined)[]): Part[] {
  return texts.flatMap((text) => (text === undefined ? [] : { text }))
}

export function contactsOf({ phone, email }: { phone?: Phone | undefined; email?: string | undefined }): Part[] {
  return [
    ...textParts(email).map((part) => ({ ...part, address: `mailto:${part.text}` })),
    ...(phone ? [{ text: phone.text, address: phone.href }] : []),
  ]
}

export function linkTo(address: string): Part {
  return { address, text: readable(address) }
}

/** Shortens a URL for print, and decodes percent-encoding and Punycode if the fonts have the characters. */
export function readable(address: string): string {
  const short = address.replace(/^https?:\/\//, '').replace(/\/$/, '')
  try {
    const plain = decodeURI(short.replace(new URL(address).host, () => readableHost(address)))
    return characterWithoutGlyph(plain) === undefined && !/\s/.test(plain) ? plain : short
  } catch {
    return short
  }
}
