/** The layouts of the CV, of which each has its files in `generator/outputs/cv/layouts/`, and what an owner reads of them. The first is the default. */
export const CV_LAYOUTS = {
  standard: 'Room around each entry, and your jobs as a line to scale.',
  dense: 'A small head, rules, and lines close together, so that most fits on one page.',
  quiet: 'A serif and wide margins, for two pages.',
} as const satisfies Readonly<Record<string, string>>

export type CvLayoutName = keyof typeof CV_LAYOUTS

export const CV_LAYOUT_NAMES = Object.keys(CV_LAYOUTS) as readonly CvLayoutName[] // `keyof` of the same constant
export const DEFAULT_CV_LAYOUT: CvLayoutName = 'standard'
