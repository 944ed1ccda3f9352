import type { Resume } from '../resume.ts'
import type { ExportFile } from './export-file.ts'

/** The files and columns of the fields of a JSON Resume. */
export const FIELDS = {
  basics: {
    file: 'Profile',
    columns: {
      name: 'first name',
      label: 'headline',
      summary: 'summary',
      location: 'geo location',
      url: 'websites',
      profiles: 'websites',
    },
  },
  work: {
    file: 'Positions',
    columns: {
      name: 'company name',
      position: 'title',
      location: 'location',
      startDate: 'started on',
      endDate: 'finished on',
    },
  },
  education: {
    file: 'Education',
    columns: {
      institution: 'school name',
      studyType: 'degree name',
      summary: 'notes',
      startDate: 'start date',
      endDate: 'end date',
    },
  },
  skills: { file: 'Skills', columns: { name: 'name' } },
  languages: { file: 'Languages', columns: { language: 'name', fluency: 'proficiency' } },
  certificates: {
    file: 'Certifications',
    columns: { name: 'name', issuer: 'authority', date: 'started on', url: 'url' },
  },
  projects: {
    file: 'Projects',
    columns: { name: 'title', url: 'url', startDate: 'started on', endDate: 'finished on' },
  },
  publications: {
    file: 'Publications',
    columns: {
      name: 'name',
      publisher: 'publisher',
      releaseDate: 'published on',
      url: 'url',
      summary: 'description',
    },
  },
  awards: { file: 'Honors', columns: { title: 'title', date: 'issued on', summary: 'description' } },
  volunteer: {
    file: 'Volunteering',
    columns: { organization: 'company name', position: 'role', startDate: 'started on', endDate: 'finished on' },
  },
} as const satisfies Record<keyof Resume, { file: ExportFile; columns: Readonly<Record<string, string>> }>

/** "Positions.csv: finished on" for "work[1].endDate" */
export function columnAt(path: string): string {
  return path.replace(/^(\w+)(?:\[\d+\])?\.(\w+)(?:\[\d+\](?:\.\w+)?)?/, (unknown, section: string, field: string) => {
    if (section === 'basics' && field === 'email') return 'Email Addresses.csv: email address'
    const { file, columns }: { file?: string; columns?: Readonly<Record<string, string>> } =
      Object.entries(FIELDS).find(([name]) => name === section)?.[1] ?? {}
    return file === undefined ? unknown : `${file}.csv: ${columns?.[field] ?? 'description'}`
  })
}
