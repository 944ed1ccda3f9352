import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { letterFiles, letterNames, LETTERS } from '../../generator/letters/letters.ts'
import { loadSite, type Site } from '../../generator/site.ts'
import { replaceFile } from '../../lib/replace-file.ts'
import { UserError } from '../../lib/user-error.ts'

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
