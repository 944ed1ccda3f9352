import { text } from 'node:stream/consumers'
import { contentFolder } from '../../lib/content-folder.mjs'
import { printJson } from '../arguments.mjs'
import { project } from '../set-up.mjs'
import { importTypeScript } from '../typescript.mjs'

/** @typedef {{ values: { json?: boolean }, positionals: string[] }} Parsed */

/**
 * Runs a command that changes the content. A VALUE of "-" is the standard input.
 * @param {string} command
 * @param {Parsed} parsed
 */
export async function runChange(command, { values, positionals }) {
  const { change } = await importTypeScript('cli/edit/change.ts')
  const [path, value, ...rest] = positionals
  const given = value === '-' ? [path, (await text(process.stdin)).replace(/\r?\n$/, ''), ...rest] : positionals
  print(await change(project, contentFolder(project), command, given, values), values)
}

/**
 * Prints what a command has to say: its text, or all else as JSON.
 * @param {{ text: string }} result
 * @param {{ json?: boolean }} values
 */
export function print({ text: said, ...result }, { json }) {
  if (json) printJson({ ok: true, ...result })
  else console.log(said)
}
