import { parseContent } from '../../generator/content/parse-yaml.ts'
import { placeholderIssues } from '../../generator/content/placeholders.ts'
import type { Note } from './note.ts'
import type { repair } from './repair.ts'

const MAX_NAMES = 8
const MAX_LENGTH = 300

/** Tells the owner what was imported, what was not, and what to do next. */
export function reportOf(
  source: string,
  { yaml, content, commands }: Awaited<ReturnType<typeof repair>>,
  backup: string | undefined,
  notes: readonly Note[],
): string {
  const lists = {
    jobs: content.history?.entries,
    'schools and universities': content.education?.entries,
    skills: content.expertise?.skills,
    projects: content.gallery?.projects,
    certificates: content.certificates?.entries,
    languages: content.languages?.entries,
    publications: content.publications?.entries,
    awards: content.awards?.entries,
    'volunteer roles': content.volunteering?.entries,
    profiles: content.footer?.profiles,
  }
  const counts = Object.entries(lists).flatMap(([name, list = []]) =>
    list.length > 0 ? `${name}: ${list.length}` : [],
  )
  const lines = [
    `Wrote content/site.yaml from ${source}${counts.length > 0 ? ` (${counts.join(', ')})` : ''}.`,
    ...(backup === undefined ? [] : [`Your previous content is in ${backup}.`]),
    ...section('Not imported:', linesOf(notes, 'skipped')),
    ...section('Changed:', linesOf(notes, 'changed')),
    ...publicFields(content),
    ...section(
      'The CV needs a font for some of your texts. Install it before the next step:',
      commands.map((command) => `  ${command}`),
    ),
    ...toWrite(yaml, notes),
    `\nNext:
  1. npm run dev     shows the site while you edit content/site.yaml. If your texts are not in English, change
                     language and the headings. docs/fields.md names what you can add, such as a photo.
  2. npm run doctor  lists what is left to write, and other problems.`,
  ]
  return printable(lines.join('\n'))
}

/** Control characters of the file must not reach the terminal. */
export function printable(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n]|[\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
}

function publicFields({ profile }: Awaited<ReturnType<typeof repair>>['content']): string[] {
  const fields = (['email', 'phone'] as const).filter((name) => profile?.[name] !== undefined)
  if (fields.length === 0) return []
  const names = fields.map((name) => `profile.${name}`).join(', ')
  const places = 'on the page, in the CV, the contact card and resume.json'
  return ['', 'Public; remove a field to keep it private:', `  ${names} (${places})`]
}

function toWrite(yaml: string, notes: readonly Note[]): string[] {
  const { value, diagnose } = parseContent(yaml, 'content/site.yaml')
  const lines = placeholderIssues(value).map((issue) => {
    const { line, message } = diagnose(issue)
    return `  line ${line}, ${message}`
  })
  return section('To write in content/site.yaml:', [...lines, ...linesOf(notes, 'to write')])
}

/** Notes with the same reason share a line. */
function linesOf(notes: readonly Note[], kind: Note['kind']): string[] {
  const byReason = new Map<string, Set<string>>()
  for (const { what, why } of notes.filter((note) => note.kind === kind)) {
    const names = byReason.get(why) ?? new Set()
    byReason.set(why, names.add(what.length > 60 ? `${what.slice(0, 60)}…` : what))
  }
  return Array.from(byReason, ([why, set]) => {
    const names = [...set]
    const more = names.length > MAX_NAMES ? ` and ${names.length - MAX_NAMES} more` : ''
    const line = `${names.slice(0, MAX_NAMES).join(', ')}${more} (${why})`
    return `  ${line.slice(0, MAX_LENGTH).replaceAll('\n', ' ')}`
  })
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines]
}
