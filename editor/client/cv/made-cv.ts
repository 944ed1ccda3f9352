import type { CvPages } from '../../protocol/cv.ts'

/** A CV that the site has. */
export type MadeCv = Extract<CvPages, { file: string }>

export const countedAs = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
