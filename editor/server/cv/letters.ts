import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { isScalar } from 'yaml'
import { z } from 'zod'
import { ContentError, type Diagnostic, parseContent } from '../../../content/content.ts'
import {
  beginningOf,
  LETTER_NAME,
  letterFiles,
  letterNames,
  LETTERS,
  problemOfName,
} from '../../../generator/letters/letters.ts'
import { LETTER_FIELDS, NO_TEXT, partsOfLetter } from '../../../generator/letters/parse-letter.ts'
import { loadSite } from '../../../generator/site.ts'
import { today } from '../../../lib/today.mjs'
import { UserError } from '../../../lib/user-error.ts'
import { wouldBeAdded } from '../../../lib/would-be-added.ts'
import type { Outcome } from '../../protocol.ts'
import type { Letter, LetterPages, Letters } from '../../protocol/cv.ts'
import { applyEdit } from '../apply-edit.ts'
import { type contentEditor, OTHER_LETTER } from '../content-editor.ts'
import { EditError } from '../edits/edit-error.ts'
import { type Answers, bodyOf } from '../requests.ts'
import { asMarkdown, asTyped } from './letter-lines.ts'

const MAX_LETTER = 200_000

const WRITTEN = z.strictObject({
  part: z.enum([...LETTER_FIELDS, 'body', 'file']),
  /** What was there when the value was typed. */
  old: z.string(),
  value: z.string(),
})

type Editor = Pick<ReturnType<typeof contentEditor>, 'change'>

/**
 * The letters in `content/letters/`, which are never part of the site.
 * @param folder the content folder, absolute or relative to `root`
 */
export function letters(root: string, folder: string, content: Editor): Answers {
  const directory = resolve(root, folder)
  const pathOf = (name: string) => join(directory, LETTERS, `${name}.md`)
  const textOf = (name: string) => (existsSync(pathOf(name)) ? readFileSync(pathOf(name), 'utf8') : null)
  const nameIn = (query: URLSearchParams) => {
    const name = query.get('name') ?? ''
    const problem = LETTER_NAME.test(name) && textOf(name) !== null ? undefined : problemOfName(name)
    if (problem !== undefined) throw new UserError(problem)
    return name
  }
  const write = (name: string, text: string, old: string | null): Promise<Outcome> =>
    content.change({ file: `${LETTERS}/${name}.md`, edit: { kind: 'set', path: [], value: text }, old })
  const filesOf = async (name: string) => letterFiles(await loadSite(root, folder, false), name)

  return {
    '/letters': (): Letters => ({
      letters: letterNames(directory).map((name) => {
        const { variant } = letterFrom(textOf(name)).head ?? {}
        return { name, ...(variant !== undefined && { variant }) }
      }),
      // Git would publish them.
      open: [join(folder, LETTERS), LETTERS].filter((each) => {
        const path = relative(root, resolve(root, each))
        return !path.startsWith('..') && wouldBeAdded(root, join(path, 'letter.md'))
      }),
    }),

    '/letter': ({ query }): Letter => letterFrom(textOf(nameIn(query))),

    '/letter/begin': ({ query }) => {
      const name = nameIn(query)
      if (textOf(name) !== null) throw new UserError(`There is a letter "${name}" already. Choose another name.`)
      const company = query.get('company')?.trim()
      return write(name, beginningOf(name, today(), company === '' ? undefined : company), null)
    },

    '/letter/write': async (request) => {
      const name = nameIn(request.query)
      const written = await bodyOf(WRITTEN, request, MAX_LETTER)
      const before = textOf(name)
      const text = withPart(before ?? '', written)
      return text instanceof EditError ? { message: text.message } : write(name, text, before)
    },

    '/letter/remove': async ({ query }) => {
      const name = nameIn(query)
      return content.change({ file: `${LETTERS}/${name}.md`, edit: { kind: 'remove', path: [] }, old: textOf(name) })
    },

    '/letter/pages': async ({ query }): Promise<LetterPages> => {
      try {
        const { pdf } = await filesOf(nameIn(query))
        return { key: createHash('sha256').update(pdf).digest('base64url').slice(0, 16) }
      } catch (error) {
        if (isOnlyBegun(error)) return { isEmpty: true }
        if (error instanceof ContentError) return { problem: error.diagnostics.map(sentenceOf).join('\n') }
        if (!(error instanceof UserError)) throw error
        return { problem: error.message.trim() }
      }
    },

    '/letter/file': async ({ query }): Promise<Buffer> => {
      const { pdf, docx } = await filesOf(nameIn(query))
      return query.get('format') === 'docx' ? docx : pdf
    },
  }
}

const isOnlyBegun = (error: unknown) =>
  error instanceof ContentError && error.diagnostics.every(({ message }) => message === NO_TEXT)

/** Their owner sees the letter in the browser, without the lines of its file. */
const sentenceOf = ({ message }: Diagnostic) => message

/** Its fields and its text; the file alone if its head cannot be read. */
function letterFrom(text: string | null): Letter {
  const parts = text === null ? undefined : partsOfLetter(text)
  const head = parts && headOf(parts.yaml)
  return text === null || !parts || !head ? { text } : { text, head, body: asTyped(parts.body) }
}

/** The fields as they are written, if all are texts and dates. */
function headOf(yaml: string): Record<string, string> | undefined {
  const { value, document } = parseContent(yaml, 'letter')
  const fields = Object.entries(Object(value)).map(([name, each]: [string, unknown]) => {
    const scalar = document.get(name, true)
    return [name, each instanceof Date && isScalar(scalar) ? scalar.source : each]
  })
  const isReadable = fields.length > 0 && fields.every(([, each]) => typeof each === 'string')
  return isReadable ? (Object.fromEntries(fields) as Record<string, string>) : undefined // as it says
}

/** The letter with another value of a part, in which all else is as it was. */
function withPart(text: string, { part, old, value: given }: z.output<typeof WRITTEN>): string | EditError {
  if (part === 'file') return text.trim() === old.trim() ? given : new EditError(OTHER_LETTER)
  const parts = partsOfLetter(text)
  const head = parts && headOf(parts.yaml)
  if (!parts || !head) return new EditError('The head of the letter cannot be read. Correct it in its file first.')
  const value = given.trim()
  const now = part === 'body' ? asTyped(parts.body) : (head[part] ?? '').trim()
  if (value === now) return text
  if (now !== old.trim()) return new EditError(OTHER_LETTER)
  const { start, yaml, end, body } = parts
  if (part === 'body') return `${start}${yaml}${end}\n${asMarkdown(value)}\n`
  const path = [part]
  try {
    const changed = applyEdit(
      yaml,
      value === '' ? { kind: 'remove', path } : { kind: 'set', path, value },
      () => LETTER_FIELDS,
    )
    return `${start}${changed}${end}${body}`
  } catch (error) {
    if (error instanceof EditError) return error
    throw error
  }
}
