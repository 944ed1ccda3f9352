import type { AddNote } from '../note.ts'
import type { ExportFile } from './export-file.ts'
import type { Row } from './parse-table.ts'

/** Where owners write their own site, rather than that of an employer. */
const OWN_SITE = /^(?:PERSONAL|PORTFOLIO)$/

export function basicsOf(rows: (file: ExportFile) => readonly Row[], note: AddNote) {
  const [profile = {}] = rows('Profile')
  for (const column of ['address', 'birth date', 'maiden name', 'zip code']) {
    if (profile[column] !== undefined) note('skipped', `Profile.csv: ${column}`, 'it is private')
  }
  if (rows('PhoneNumbers').length > 0) {
    note('skipped', 'PhoneNumbers.csv', 'it would be public; write your number in profile.phone to show it')
  }
  const websites = websitesOf(profile['websites'])
  const own = websites.find(({ kind }) => OWN_SITE.test(kind))
  return {
    name: [profile['first name'], profile['last name']].filter(Boolean).join(' '),
    label: profile['headline'],
    summary: profile['summary'] ?? rows('Profile Summary')[0]?.['profile summary'],
    email: emailOf(rows('Email Addresses')),
    location: profile['geo location'],
    url: own?.url,
    profiles: [
      ...itemsOf(profile['twitter handles'], /,/).map((username) => ({ network: 'X', username })),
      ...websites.filter((website) => website !== own).map(({ url }) => ({ url })),
    ],
  }
}

/** "[PORTFOLIO:https://a.dev,BLOG:https://b.dev]" */
function websitesOf(text: string | undefined): { kind: string; url: string }[] {
  return itemsOf(text, /,(?=[A-Z_ ]+:)/).map((item) => {
    const [, kind = '', url = ''] = /^(?:([A-Z_ ]+):)?(.*)$/.exec(item) ?? []
    return { kind, url }
  })
}

function itemsOf(text = '', separator: RegExp): string[] {
  const items = text.replace(/^\[(.*)\]$/s, '$1').split(separator)
  return items.map((item) => item.trim()).filter((item) => item !== '')
}

function emailOf(rows: readonly Row[]): string | undefined {
  const primary = rows.find((row) => /^(?:yes|true)$/i.test(row['primary'] ?? ''))
  return (primary ?? rows[0])?.['email address']
}
