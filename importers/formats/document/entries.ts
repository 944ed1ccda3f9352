import type { Block } from './block.ts'
import { JOB, readJobs } from './jobs.ts'
import type { Layout } from './paragraphs.ts'
import { readProjects } from './projects.ts'
import { readEducation } from './schools.ts'

export const ENTRY_READERS = {
  work: (blocks: readonly Block[], layout: Layout) => readJobs(blocks, JOB, layout),
  volunteer: (blocks: readonly Block[], layout: Layout) =>
    readJobs(blocks, { ...JOB, who: 'organization', hasPlace: false }, layout),
  organizations: (blocks: readonly Block[], layout: Layout) => readJobs(blocks, JOB, layout),
  education: readEducation,
  projects: readProjects,
} as const
