import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { didYouMean, suggestionsFor } from '../../generator/lib/did-you-mean.ts'
import { replaceFile } from '../../generator/lib/replace-file.ts'
import { UserError } from '../../generator/lib/user-error.ts'
import { lettersOf } from '../../generator/outputs/cv/letter.ts'
import type { LocalisedSite } from '../../generator/outputs/output.ts'
import { ContentError } from '../../generator/read/diagnostic.ts'
import { readText } from '../../generator/read/read-text.ts'
import { loadSite, type Site } from '../../generator/site.ts'
import { parseLetter } from './parse-letter.ts'

/** Below the content folder, and below the project. */
export const LETTERS = 'letters'

/** The names of the letters in a content folder. */
export function letterNames(content: string): string[] {
  const folder = join(content, LETTERS)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .flatMap((file) => (file.endsWith('.md') ? file.slice(0, -'.md'.length) : []))
    .toSorted()
}

/**
 * Writes letters as PDF and for Word into `letters/`, which no site publishes. Returns the files, below the project.
 * @param folder the content folder, absolute or relative to `root`
 */
export async function writeLetters(root: string, folder: string, names: readonly string[]): Promise<string[]> {
  const site = await loadSite(root, folder, false)
  const written: string[] = []
  for (const name of names) {
    const files = Object.entries(await letterFiles(site, name))
    for (const [extension, bytes] of files) {
      replaceFile(join(root, LETTERS), `${name}.${extension}`, bytes)
      written.push(`${LETTERS}/${name}.${extension}`)
    }
  }
  return written
}

async function letterFiles({ content, languages }: Site, name: string) {
  const path = `${LETTERS}/${name}.md`
  const { text, diagnostics } = readText(content, path)
  if (text === undefined) throw new ContentError(diagnostics)
  const { company, date, address, subject, variant, language, blocks } = parseLetter(text, `${content.name}/${path}`)
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
  const shown = await site.contentFor(variant === undefined ? 'cv' : { variant })
  const format = new Intl.DateTimeFormat(site.language, { dateStyle: 'long', timeZone: 'UTC' })
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
