import type { Line } from '../../source/line.ts'
import { entriesIn } from './entries-in.ts'
import { JOB_RULES, PROJECT_RULES, RECORD_RULES, SCHOOL_RULES } from './field-rules.ts'
import { readJobs } from './jobs.ts'
import type { Layout } from './paragraphs.ts'
import { readProjects } from './projects.ts'
import { readRecords } from './records.ts'
import { runInEntries } from './run-ins.ts'
import { readEducation } from './schools.ts'

const JOB = { what: 'position', who: 'name', hasPlace: true }
const VOLUNTEER = { what: 'position', who: 'organization', hasPlace: false }

type Lines = readonly Line[]

/** How the entries of each list are read. */
export const ENTRY_READERS = {
  work: (lines: Lines, layout: Layout) => readJobs(entriesIn(lines, layout, JOB_RULES), JOB, layout),
  volunteer: (lines: Lines, layout: Layout) => readJobs(entriesIn(lines, layout, JOB_RULES), VOLUNTEER, layout),
  organizations: (lines: Lines, layout: Layout) => readJobs(entriesIn(lines, layout, JOB_RULES), JOB, layout),
  education: (lines: Lines, layout: Layout) => readEducation(entriesIn(lines, layout, SCHOOL_RULES), layout),
  projects: (lines: Lines, layout: Layout) =>
    readProjects(runInEntries(lines, layout) ?? entriesIn(lines, layout, PROJECT_RULES), layout),
  certificates: (lines: Lines, layout: Layout) =>
    readRecords(
      entriesIn(lines, layout, RECORD_RULES),
      { title: 'name', by: 'issuer', date: 'date', hasText: false },
      layout,
    ),
  awards: (lines: Lines, layout: Layout) =>
    readRecords(
      entriesIn(lines, layout, RECORD_RULES),
      { title: 'title', by: 'awarder', date: 'date', hasText: true },
      layout,
    ),
  publications: (lines: Lines, layout: Layout) =>
    readRecords(
      entriesIn(lines, layout, RECORD_RULES),
      { title: 'name', by: 'publisher', date: 'releaseDate', hasText: true },
      layout,
    ),
  courses: (lines: Lines, layout: Layout) =>
    readRecords(
      entriesIn(lines, layout, RECORD_RULES),
      { title: 'title', by: 'by', date: 'date', hasText: true },
      layout,
    ),
} as const
