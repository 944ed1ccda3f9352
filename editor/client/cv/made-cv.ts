import type { CvPages } from '../../protocol/cv.ts'

/** A CV that the site has. */
export type MadeCv = Extract<CvPages, { file: string }>
