import { MARK } from './compose-yaml.ts'
import type { repair } from './repair.ts'
import type { Note } from './resume.ts'
import type { writeContent } from './write-content.ts'

const MAX_NAMES = 8
const MAX_LENGTH = 300

/** Tells the owner what was imported, what was not, and what to do next. */
export function reportOf(
  file: string,
  { yaml, content }: Awaited<ReturnType<typeof repair>>,
  { backup, copied }: ReturnType<typeof writeContent>,
  notes: readonly Note[],
): string {
  const marks = yaml.split('\n').filter((line) => line.endsWith(` ${MARK}`)).length
  const entries = {
    skills: content.expertise?.skills,
    organisations: content.companies?.organisations,
    projects: content.gallery?.projects,
    'history entries': content.history?.entries,
    profiles: content.footer?.profiles,
  }
  const counts = Object.entries(entries).map(([name, list = []]) => `${name}: ${list.length}`)
  const lines = [
    `Wrote content/site.yaml from ${file} (${counts.join(', ')}).`,
    ...(backup === undefined ? [] : [`Your previous content is in ${backup}.`]),
    ...(copied.length === 0 ? [] : [`Copied from sample/: ${copied.join(', ')}.`]),
    ...section('Not imported:', notes, 'skipped'),
    ...section('Complete by hand:', notes, 'incomplete'),
    `\nNext:
  1. Edit content/site.yaml. ${marks} lines with "${MARK}" are not from your résumé.
  2. npm run dev     shows the site while you edit.
  3. npm run doctor  lists what is still sample content, and other problems.`,
  ]
  return printable(lines.join('\n'))
}

/** Control characters of the file must not reach the terminal. */
export function printable(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n]|[\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
}

/** Notes with the same reason share a line. */
function section(title: string, notes: readonly Note[], kind: Note['kind']): string[] {
  const byReason = new Map<string, string[]>()
  for (const { what, why } of notes.filter((note) => note.kind === kind)) {
    byReason.set(why, [...(byReason.get(why) ?? []), what.length > 60 ? `${what.slice(0, 60)}…` : what])
  }
  const lines = Array.from(byReason, ([why, names]) => {
    const more = names.length > MAX_NAMES ? ` and ${names.length - MAX_NAMES} more` : ''
    const line = `${names.slice(0, MAX_NAMES).join(', ')}${more} (${why})`
    return `  ${line.slice(0, MAX_LENGTH).replaceAll('\n', ' ')}`
  })
  return lines.length === 0 ? [] : ['', title, ...lines]
}
