import { MARK } from './compose-yaml.ts'
import type { PartialContent } from './content.ts'
import type { Note } from './resume.ts'

const MAX_NAMES = 8
const MAX_LENGTH = 300

type Import = {
  file: string
  yaml: string
  content: PartialContent
  notes: readonly Note[]
  backup: string | undefined
  copied: readonly string[]
}

/** Tells the owner what was imported, what was not, and what to do next. */
export function reportOf({ file, yaml, content, notes, backup, copied }: Import): string {
  const marks = yaml.split('\n').filter((line) => line.endsWith(` ${MARK}`)).length
  const entries = {
    skills: content.expertise?.skills,
    organisations: content.companies?.organisations,
    projects: content.gallery?.projects,
    'history entries': content.history?.entries,
    profiles: content.footer?.profiles,
  }
  const counts = Object.entries(entries).map(([name, list = []]) => `${name}: ${list.length}`)
  return [
    `Wrote content/site.yaml from ${file} (${counts.join(', ')}).`,
    ...(backup === undefined ? [] : [`Your previous content is in ${backup}.`]),
    ...(copied.length === 0 ? [] : [`Copied from sample/: ${copied.join(', ')}.`]),
    ...section('Changed:', notes, 'changed'),
    ...section('Not imported:', notes, 'skipped'),
    ...section('Complete by hand:', notes, 'incomplete'),
    `\nNext:
  1. Edit content/site.yaml. ${marks} lines with "${MARK}" are not from your résumé.
  2. npm run dev     shows the site while you edit.
  3. npm run doctor  lists what is still sample content, and other problems.`,
  ].join('\n')
}

/** Notes with the same reason share a line. */
function section(title: string, notes: readonly Note[], kind: Note['kind']): string[] {
  const byReason = new Map<string, string[]>()
  for (const { what, why } of notes.filter((note) => note.kind === kind)) {
    byReason.set(why, [...(byReason.get(why) ?? []), what.length > 60 ? `${what.slice(0, 60)}…` : what])
  }
  const lines = Array.from(byReason, ([why, names]) => {
    const more = names.length > MAX_NAMES ? ` and ${names.length - MAX_NAMES} more` : ''
    // Control characters of the file must not reach the terminal.
    const line = `${names.slice(0, MAX_NAMES).join(', ')}${more} (${why})`.replaceAll(
      /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu,
      ' ',
    )
    return `  ${line.slice(0, MAX_LENGTH)}`
  })
  return lines.length === 0 ? [] : ['', title, ...lines]
}
