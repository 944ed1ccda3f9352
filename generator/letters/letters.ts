import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { ContentError, readText } from '../../content/content.ts'
import { didYouMean, suggestionsFor } from '../../lib/did-you-mean.ts'
import { UserError } from '../../lib/user-error.ts'
import { AS_YEARS_ALONE } from '../../model/fields/date.ts'
import { characterWithoutGlyph } from '../fonts/document-fonts.ts'
import { lettersOf } from '../outputs/cv/letter.ts'
import type { LocalisedSite } from '../outputs/output.ts'
import type { Site } from '../site.ts'
import { type LetterFile, parseLetter } from './parse-letter.ts'

/** Below the content folder, and below the project. */
export const LETTERS = 'letters'

/** What a letter may be called. */
export const LETTER_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Names that Windows has for devices, so that no file can have them there. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)$/

/** Why a new letter cannot be called like this. */
export function problemOfName(name: string): string | undefined {
  if (!LETTER_NAME.test(name)) return unfitName(name)
  return DEVICES.test(name)
    ? `Windows has no files called "${name}". Choose another name, such as ${name}-letter.`
    : undefined
}

const unfitName = (name: string) =>
  `"${name}" can't be the name of a letter. Use lowercase letters, digits and single hyphens, such as elbe-bank.`

/**
 * The file of a letter that nobody has written yet.
 * @param today such as 2026-11-26
 * @param company as it is called; without it, as its file is
 */
export function beginningOf(name: string, today: string, company = companyOf(name)): string {
  const written = stringify(company, { defaultStringType: 'QUOTE_SINGLE', lineWidth: 0 }).trim()
  return ['---', `company: ${written}`, `date: ${today}`, '---', '', ''].join('\n')
}

const companyOf = (name: string) =>
  name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trim()

/** The names of the letters in a content folder. Other files, such as notes, are none. */
export function letterNames(content: string): string[] {
  const folder = join(content, LETTERS)
  if (!existsSync(folder)) return []
  if (!statSync(folder).isDirectory())
    throw new UserError(`${folder} is a file. Letters have a folder of this name: rename the file.`)
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md') && statSync(join(folder, file), { throwIfNoEntry: false })?.isFile())
    .map((file) => file.slice(0, -'.md'.length))
    .filter((name) => LETTER_NAME.test(name))
    .toSorted()
}

/** A letter as its owner has written it. */
export function letterOf({ content }: Pick<Site, 'content'>, name: string): LetterFile {
  const path = `${LETTERS}/${name}.md`
  const { text, diagnostics } = readText(content, path)
  if (text === undefined) throw new ContentError(diagnostics)
  return parseLetter(text, `${content.name}/${path}`)
}

/** The files of a letter, by the ends of their names. */
export async function letterFiles({ content, languages }: Site, name: string) {
  const path = `${LETTERS}/${name}.md`
  const { company, date, address, subject, variant, language, blocks } = letterOf({ content }, name)
  const refuse = (problem: string, given: string, known: readonly string[]): never => {
    const fix =
      didYouMean(suggestionsFor(given, known).slice(0, 1)) ??
      (known.length > 0 ? `Write one of ${known.join(', ')}.` : 'Remove the field.')
    throw new UserError(`${content.name}/${path}: ${problem} ${fix}`)
  }
  const site: LocalisedSite =
    language === undefined
      ? languages[0]
      : (languages.find((each) => each.language === language) ??
        refuse(
          `language: The site has no texts in "${language}".`,
          language,
          languages.map((each) => each.language),
        ))
  const variants = (site.source.cv || undefined)?.variants?.map((each) => each.name) ?? []
  if (variant !== undefined && !variants.includes(variant))
    refuse(`variant: No CV has the name "${variant}".`, variant, variants)
  const texts = [
    company,
    address,
    subject,
    ...blocks.flatMap(({ paragraph = [], list = [] }) => [paragraph, ...list].flat().map(({ text: each }) => each)),
  ]
  for (const each of texts) {
    const character = each === undefined ? undefined : characterWithoutGlyph(each)
    if (character !== undefined)
      throw new UserError(
        `${content.name}/${path}: The fonts do not have "${character}", in "${each?.trim()}". Use letters, digits and common symbols.`,
      )
  }
  const shown = await site.contentFor(variant === undefined ? 'cv' : { variant })
  const format = new Intl.DateTimeFormat(site.language, { ...AS_YEARS_ALONE, dateStyle: 'long', timeZone: 'UTC' })
  return lettersOf(
    {
      title: `${shown.name}, ${company}`,
      recipient: [company, ...(address?.trim().split('\n') ?? [])],
      date: format.format(new Date(date)),
      subject,
      blocks,
    },
    shown,
    site,
  )
}
