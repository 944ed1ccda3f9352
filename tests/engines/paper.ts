import { execFileSync } from 'node:child_process'
import type { Paper } from './visit.ts'

/** What a printed document says and looks like, to Poppler. */
export function paperOf(pdf: Buffer): Paper {
  const read = (command: string, ...args: string[]) =>
    execFileSync(command, args, { input: pdf, maxBuffer: 64 * 1024 * 1024 })
  return {
    words: read('pdftotext', '-', '-').toString('utf8').replace(/\s+/g, ' '),
    picture: read('pdftoppm', '-png', '-r', '50', '-singlefile', '-'),
  }
}
