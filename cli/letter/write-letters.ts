import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { ContentError, readText } from '../../content/content.ts'
import { characterWithoutGlyph } from '../../generator/fonts/document-fonts.ts'
import { lettersOf } from '../../generator/outputs/cv/letter.ts'
import type { LocalisedSite } from '../../generator/outputs/output.ts'
import { loadSite, type Site } from '../../generator/site.ts'
import { didYouMean, suggestionsFor } from '../../lib/did-you-mean.ts'
import { replaceFile } from '../../lib/replace-file.ts'
import { UserError } from '../../lib/user-error.ts'
import { AS_YEARS_ALONE } from '../../model/fields/date.ts'
import { type LetterFile, parseLetter } from './parse-letter.ts'

/** Below the content folder, and below the project. */
export const LETTERS = 'letters'

/** What a letter may be called. */
export const LETTER_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

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

/**
 * Writes a letter as PDF and for Word into `letters/`, which is never part of the site. A letter that somebody has edited in Word
 * stays, and the new one is beside it. Returns a line for each file.
 * @throws UserError with what is wrong with it
 */
export async function writeLetter(root: string, site: Site, name: string): Promise<string[]> {
  const files = Object.entries(await letterFiles(site, name))
  return files.map(([extension, bytes]) => {
    const edited = extension === 'docx' ? editedNames(join(root, LETTERS), name) : []
    const written = extension === 'docx' ? wordName(name, edited.length) : `${name}.${extension}`
    replaceFile(join(root, LETTERS), written, bytes)
    const note = edited.map((file) => ` (${LETTERS}/${file} was edited, and stays as it is)`).join('')
    return `${LETTERS}/${written}${note}`
  })
}

/** `elbe-bank.docx`; beside edited ones, `elbe-bank.new.docx` and then `elbe-bank.new-2.docx`. */
function wordName(name: string, edited: number): string {
  const suffix = ['', '.new'][edited] ?? `.new-${edited}`
  return `${name}${suffix}.docx`
}

/** The documents of a letter that stay, up to the first name that is free. */
function editedNames(folder: string, name: string): string[] {
  const edited: string[] = []
  while (isSavedByOthers(join(folder, wordName(name, edited.length)))) edited.push(wordName(name, edited.length))
  return edited
}

/** Word, LibreOffice and Google Docs leave their own properties in a document, or none. */
function isSavedByOthers(file: string): boolean {
  if (!existsSync(file)) return false
  try {
    const parts = unzipSync(readFileSync(file), { filter: ({ name }) => name.startsWith('docProps/') })
    const properties = strFromU8(parts['docProps/core.xml'] ?? new Uint8Array())
    return Object.keys(parts).length !== 1 || properties === '' || /lastModifiedBy|dcterms:modified/.test(properties)
  } catch {
    return true // another kind of file
  }
}

/**
 * Writes all letters. Returns a line for each file, and for each letter with a mistake, which stops no other.
 * @param folder the content folder, absolute or relative to `root`
 */
export async function writeLetters(root: string, folder: string): Promise<string[]> {
  const names = letterNames(resolve(root, folder))
  if (names.length === 0) return []
  const site = await loadSite(root, folder, false)
  const lines: string[] = []
  for (const name of names) {
    const written = await writeLetter(root, site, name).catch((error: unknown) => {
      if (error instanceof UserError) return [`The letter ${name} is not written: ${error.message.trim()}`]
      throw error
    })
    lines.push(...written)
  }
  return lines
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
