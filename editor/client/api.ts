import {
  ADDRESS,
  type AddedPicture,
  type Change,
  type DrawnDiagrams,
  type EditorState,
  type FoundIcon,
  type Outcome,
  type ShownColours,
} from '../protocol.ts'
import type { Beginning } from '../protocol/begin.ts'
import type { Comparison } from '../protocol/compare.ts'
import { closed, forgetDevice, token } from './device.ts'

async function send(path: string, body?: unknown): Promise<Response> {
  const response = await fetch(ADDRESS + path, {
    method: 'POST',
    headers: { 'X-Editor-Token': token() },
    ...(body !== undefined && { body: body instanceof Blob ? body : JSON.stringify(body) }),
  }).catch(() => {
    throw new Error('The dev server does not answer. Start it again: npm run dev.')
  })
  if (response.status === 403) forgetDevice()
  if (!response.ok) throw new Error(messageOf(await response.json()))
  return response
}

/** Asks the server, and reads its answer as the protocol says. */
export async function post<Answer>(path: string, body?: unknown): Promise<Answer> {
  const response = await send(path, body)
  return (await response.json()) as Answer // it is only told so
}

const messageOf = (answer: unknown) =>
  (Object(answer) as { message?: string }).message ?? closed() ?? 'The change was refused. Load the page again.'

let last: Promise<unknown> = Promise.resolve()

/** One after the other: a state never comes after one that is newer. */
export function postInTurn<Answer>(path: string, body?: unknown): Promise<Answer> {
  const answer = last.then(() => post<Answer>(path, body))
  last = answer.catch(() => undefined)
  return answer
}

export const readState = () => postInTurn<EditorState>('/state')
export const sendChange = (change: Change) => postInTurn<Outcome>('/change', change)
export const undo = () => postInTurn<Outcome>('/undo')
export const redo = () => postInTurn<Outcome>('/redo')

/** What became of the texts of the file that was imported. */
export const compare = () => post<Comparison>('/compare')
export const readSource = () => readFile('/source')
export const readFile = async (path: string) => (await send(path)).arrayBuffer()
/** Removes the copy of that file. */
export const finishComparison = () => post('/checked')

export const findIcons = (kind: string, query: string) =>
  post<FoundIcon[]>(`/icons?${String(new URLSearchParams({ kind, query }))}`)

/** What the pages show of the accents of a look. */
export const showColours = (look: Readonly<Record<string, string>>) =>
  post<ShownColours>(`/colours?${String(new URLSearchParams(look))}`)

/** The home page with another look, as HTML. */
export const drawLook = (look: Readonly<Record<string, string>>) =>
  post<string>(`/look?${String(new URLSearchParams(look))}`)

/** The diagram of a field, or those of a story, in the theme of the page. */
export const drawDiagrams = (text: string, of: 'field' | 'story') => {
  const { theme = 'dark' } = document.documentElement.dataset
  return post<DrawnDiagrams>(`/diagrams?${String(new URLSearchParams({ of, theme }))}`, new Blob([text]))
}

export const addPicture = (file: File) =>
  post<AddedPicture>(`/picture?name=${encodeURIComponent(file.name)}`, file).catch(
    ({ message }: Error): AddedPicture => ({ message }),
  )

/** A picture of the content. Browsers know an SVG by its type alone. */
export const readPicture = async (name: string) =>
  new Blob(
    [await readFile(`/picture/file?name=${encodeURIComponent(name)}`)],
    /\.svg$/i.test(name) ? { type: 'image/svg+xml' } : {},
  )

/** Removes a picture that was added and is not used after all. */
export const discardPicture = (name: string) =>
  void post(`/discard?name=${encodeURIComponent(name)}`).catch(() => undefined)

export const readBeginning = () => post<Beginning>('/begin')
/** Begins to read a CV. */
export const readResume = (file: File) => post<Beginning>(`/begin/read?name=${encodeURIComponent(file.name)}`, file)
export const cancelReading = () => post<Beginning>('/begin/cancel')
export const showBeginning = (what: Beginning['shown']) => post<Beginning>(`/begin/show?what=${what}`)
/** Puts a backup in the place of the content, after a backup of that. */
export const bringBack = (name: string) => post<Beginning>(`/begin/back?name=${encodeURIComponent(name)}`)
