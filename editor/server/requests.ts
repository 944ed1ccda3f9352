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
