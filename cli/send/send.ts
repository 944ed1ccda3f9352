import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type PrivateContent, readPrivate } from '../../content/content.ts'
import { LETTER_NAME, letterFiles, letterNames, letterOf } from '../../generator/letters/letters.ts'
import { loadSite, type Site } from '../../generator/site.ts'
import { didYouMean, suggestionsFor } from '../../lib/did-you-mean.ts'
import { sourceCommit } from '../../lib/source-date.ts'
import { UserError } from '../../lib/user-error.ts'
import { wouldBeAdded } from '../../lib/would-be-added.ts'

/** Below the project. */
const SENT = 'sent'

/** `today`: such as 2026-11-29 */
type Options = { variant?: string; language?: string; today: string }

/**
 * Writes the documents for one application, with the private facts. Returns what to print.
 * @param folder the content folder, absolute or relative to `root`
 * @throws UserError if there is such a folder already, or the CV is not there
 */
export async function send(root: string, folder: string, name: string, options: Options): Promise<string> {
  if (!LETTER_NAME.test(name))
    throw new UserError(
      `"${name}" can't be the name of a folder. Use lowercase letters, digits and single hyphens, such as elbe-bank.`,
    )
  const path = `${SENT}/${name}`
  const target = join(root, SENT, name)
  if (existsSync(target))
    throw new UserError(
      `${path}/ exists already, and what was sent stays as it is. Choose another name, such as ${name}-2.`,
    )
  const at = { folder: resolve(root, folder), name: folder }
  const facts = readPrivate(at)
  const site = await loadSite(root, folder, true, facts?.facts)
  const letter = letterNames(at.folder).includes(name) ? letterOf(site, name) : undefined
  const { variant = letter?.variant, language = letter?.language ?? site.languages[0].language } = options
  const files = new Map(await cvFiles(site, variant, language))
  if (letter)
    for (const [extension, bytes] of Object.entries(await letterFiles(site, name)))
      files.set(`letter.${extension}`, bytes)
  const made = { variant, language, facts, commit: sourceCommit(at.folder), today: options.today }
  files.set('note.txt', noteOf([...files.keys()], made))
  const staging = `${target}.${process.pid}.tmp`
  try {
    mkdirSync(staging, { recursive: true })
    for (const [file, bytes] of files) writeFileSync(join(staging, file), bytes)
    renameSync(staging, target)
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
  return [
    ...Array.from(files.keys(), (file) => `${path}/${file}`),
    ...namesWithout(site, facts?.facts.instead).map((each) => `instead: "${each}" is in no text of the content.`),
    ...(facts ? [] : [`There is no ${folder}/private.yaml, so the documents have what the site has.`]),
    ...(wouldBeAdded(root, `${path}/note.txt`)
      ? [`git would publish ${SENT}/, which is private. Add to .gitignore: /${SENT}/`]
      : []),
  ].join('\n')
}

/** Names that were to be replaced, and are nowhere. */
function namesWithout({ content }: Site, instead: Readonly<Record<string, string>> = {}): string[] {
  return Object.keys(instead).filter((each) => !JSON.stringify(content.value).includes(each))
}

/** The CV in both formats, by the names that it has in the folder. */
async function cvFiles(
  site: Site,
  variant: string | undefined,
  language: string,
): Promise<[string, string | Uint8Array][]> {
  const languages = site.languages.map((each) => each.language)
  const found = site.languages.find((each) => each.language === language)
  if (!found) throw unknown(`The site has no texts in "${language}".`, language, languages)
  const variants = (found.source.cv || undefined)?.variants?.map((each) => each.name) ?? []
  if (variant !== undefined && !variants.includes(variant))
    throw unknown(`No CV has the name "${variant}".`, variant, variants)
  const base = `${found.folder}cv${variant === undefined ? '' : `-${variant}`}`
  return Promise.all(
    ['pdf', 'docx'].map(async (extension): Promise<[string, string | Uint8Array]> => {
      const create = site.files.get(`${base}.${extension}`)
      if (!create)
        throw new UserError(`The site has no CV: site.yaml says cv: false, or a file of your own is in its place.`)
      return [`cv.${extension}`, await create()]
    }),
  )
}

function unknown(problem: string, given: string, known: readonly string[]): UserError {
  const guess = didYouMean(suggestionsFor(given, known).slice(0, 1))
  return new UserError(
    `${problem} ${guess ?? (known.length > 0 ? `Write one of ${known.join(', ')}.` : 'Leave the option out.')}`,
  )
}

type Made = Pick<Options, 'today'> & {
  variant: string | undefined
  language: string
  facts: PrivateContent | undefined
  commit: string | undefined
}

/** What was sent, when, and from what. Lists the private fields, not their values. */
function noteOf(files: readonly string[], { variant, language, facts, commit, today }: Made): string {
  return `${[
    `Files:    ${files.join(', ')}`,
    `Made on:  ${today}`,
    `From:     ${commit === undefined ? 'content that is not committed' : `commit ${commit}`}`,
    `CV:       ${variant ?? 'the usual one'}, in ${language}`,
    `Private:  ${
      Object.keys(facts?.facts ?? {})
        .filter((each) => each !== 'words')
        .join(', ') || 'nothing'
    }`,
  ].join('\n')}\n`
}
