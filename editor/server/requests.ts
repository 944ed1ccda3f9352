import type { z } from 'zod'
import { UserError } from '../../lib/user-error.ts'

/** What a page asks for, by the last part of its address. */
export type EditorRequest = {
  query: URLSearchParams
  /** @param limit in bytes */
  body: (limit: number) => Promise<Buffer>
}

/**
 * What the server answers, by address: a value for JSON, or the bytes of a file. Only pages of this server get it, as editor-plugin.ts
 * proves. What takes long is begun by one request and asked about by others: the page can be loaded again meanwhile.
 */
export type Answers = Readonly<Record<string, (request: EditorRequest) => unknown>>

/**
 * What a page has sent.
 * @param limit in bytes
 */
export async function bodyOf<Value>(schema: z.ZodType<Value>, { body }: EditorRequest, limit: number): Promise<Value> {
  const sent = (await body(limit)).toString()
  try {
    return schema.parse(JSON.parse(sent))
  } catch {
    throw new UserError('This is not what the page sends. Load it again.')
  }
}
