import { posix } from 'node:path'
import { type Diagnostic, ofPosition } from './diagnostic.ts'
import { type Folder, isFileWithin, readText } from './files.ts'
import { parseStyle, type StyleAddress } from './parse-style.ts'

export type Load = StyleAddress & {
  /** The file below the content folder, which may be missing; undefined for addresses that name none. */
  path: string | undefined
}

/** A stylesheet of the owner's. */
export type Stylesheet = {
  /** Its path in messages, and below the content folder. */
  file: string
  path: string
  text: string
  /** As the pages get it: without comments and escapes. */
  css: string
  loads: readonly Load[]
  /** Why it cannot be read, syntax errors, and what browsers do not know. */
  diagnostics: readonly Diagnostic[]
}

/** Reads style.css and the stylesheets in the content folder that it imports, each once. */
export function readStyle(at: Folder): Stylesheet[] {
  const sheets = new Map<string, Stylesheet>()
  const paths = ['style.css']
  for (const path of paths) {
    if (sheets.has(path)) continue
    const sheet = readStylesheet(at, path)
    sheets.set(path, sheet)
    paths.push(...sheet.loads.flatMap((load) => (load.kind === 'import' && isSheet(at, load.path) ? [load.path] : [])))
  }
  return [...sheets.values()]
}

/** Whether a path is that of a stylesheet in the content folder. */
export function isSheet(at: Folder, path: string | undefined): path is string {
  return path !== undefined && /\.css$/i.test(path) && isFileWithin(at, path)
}

function readStylesheet(at: Folder, path: string): Stylesheet {
  const file = `${at.name}/${path}`
  const { text = '', diagnostics } = readText(at, path)
  const { css, addresses, mistakes } = parseStyle(text)
  const found = mistakes.map(({ severity, ...each }) => ({ ...ofPosition(file, text, each, each.message), severity }))
  const loads = addresses.map((each) => ({ ...each, path: pathOf(each.address, path) }))
  return { file, path, text, css, loads, diagnostics: [...diagnostics, ...found] }
}

/** The file that an address in a stylesheet names. */
function pathOf(address: string, sheet: string): string | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|\/|#|$)/i.test(address)) return undefined
  try {
    return posix.join(posix.dirname(sheet), decodeURI(address.replace(/[?#].*$/s, '')))
  } catch {
    return undefined // a "%" that is no escape
  }
}
