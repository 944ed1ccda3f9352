import type { Outcome } from '../../protocol.ts'
import type { CvPages, CvTexts, Letter, LetterPages, Letters } from '../../protocol/cv.ts'
import { post, postInTurn, readFile } from '../api.ts'

const withQuery = (path: string, query: Record<string, string | undefined>) => {
  const given = Object.entries(query).filter((each): each is [string, string] => each[1] !== undefined)
  return `${path}?${String(new URLSearchParams(given))}`
}

export const readCv = (variant: string | undefined, language: string | undefined) =>
  post<CvPages>(withQuery('/cv', { variant, language }))
/** Nothing, if other pages are shown by now. */
export const readTexts = (key: string) => post<CvTexts | Record<string, never>>(withQuery('/cv/texts', { key }))
export const removeVariant = (variant: string) => post<Outcome>(withQuery('/cv/remove', { variant }))
export const cvFile = (key: string, format: string) => withQuery('/cv/file', { key, format })

export const readLetters = () => post<Letters>('/letters')
export const readLetter = (name: string) => post<Letter>(withQuery('/letter', { name }))
export const beginLetter = (name: string, company: string) =>
  post<Outcome>(withQuery('/letter/begin', { name, company }))
export const removeLetter = (name: string) => post<Outcome>(withQuery('/letter/remove', { name }))
export const readLetterPages = (name: string) => post<LetterPages>(withQuery('/letter/pages', { name }))
/** @param key that of its pages */
export const letterFile = (name: string, format: string, key?: string) =>
  withQuery('/letter/file', { name, format, key })

/** @param part a field of the head, its `body`, or the whole `file` */
export const writeLetter = (name: string, written: { part: string; old: string; value: string }) =>
  postInTurn<Outcome>(withQuery('/letter/write', { name }), written)

/** Saves a file of the server. A link in the page would leave out the token. */
export async function download(path: string, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([await readFile(path)]))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_MS)
}

/** Firefox reads it after the press. */
const REVOKE_MS = 10_000
