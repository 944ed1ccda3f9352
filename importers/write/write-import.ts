import { join } from 'node:path'
import { replaceFile } from '../../lib/replace-file.ts'
import { keepFile, removeKeptFile } from '../kept-file.ts'
import type { Imported } from '../report.ts'

/** What a résumé becomes, before it is written. `compared` is the PDF or Word file that it was read from. */
export type ReadResume = Omit<Imported, 'replaced' | 'written'> & {
  written: Imported['written'] & { yaml: string }
  compared?: { name: string; bytes: Uint8Array }
}

/** Writes content/site.yaml, and keeps a copy of the file to compare it with. */
export function writeImport(root: string, { written, compared }: ReadResume) {
  replaceFile(join(root, 'content'), 'site.yaml', written.yaml)
  if (compared) keepFile(root, compared.name, compared.bytes)
  else removeKeptFile(root)
}
