import type { Headings } from './heading-fonts.ts'

/** What is made at build time for the pages of a layout, beside what all have. */
export type Need = 'careerHead' | 'careerMap' | 'durations' | 'employers' | 'jobFigures' | 'ownClosing' | 'skillSpans'

type Composition = {
  /** What it shows and when it suits, for the owner. */
  about: string
  /** Whether the loading animation covers it for its first two seconds. */
  hasOverlay: boolean
  /** Whether the pages of organisations and stories stand alone, not below the main page. */
  pagesStandAlone: boolean
  needs: readonly Need[]
  /** Whether it draws little without the dates of jobs. */
  needsDates?: true
  /** What its pages look like where the owner's `look` says nothing else. */
  look?: Omit<Look, 'layout'>
  /** Whether its pages have the colour of paper. */
  isPaper?: boolean
  /**
   * The width of the career in pixels on the smallest screen that has it, by which the build knows where its labels have room.
   * Infinity, if they are beside it.
   */
  narrowestTrace: number
  /** How many projects have a label in the career. */
  mostLabels: number
}

/** The layouts of the page, each a folder of `src/compositions/`. The first is the default. */
export const COMPOSITIONS = {
  classic: {
    about: 'A banner, cards and a gallery, for work that has good pictures.',
    hasOverlay: true,
    pagesStandAlone: false,
    needs: [],
    narrowestTrace: 690,
    mostLabels: Infinity,
  },
  trace: {
    about: 'Your career to scale comes first. It needs no pictures.',
    hasOverlay: false,
    pagesStandAlone: true,
    needs: ['careerHead', 'employers', 'jobFigures', 'ownClosing', 'skillSpans'],
    narrowestTrace: Infinity,
    mostLabels: 6,
  },
  status: {
    about: 'You as a status page: available or not, your months of work, projects as what was resolved.',
    hasOverlay: false,
    pagesStandAlone: true,
    needs: ['careerHead', 'durations', 'employers', 'ownClosing', 'skillSpans'],
    needsDates: true,
    narrowestTrace: Infinity,
    mostLabels: 0,
  },
  threads: {
    about:
      'A map of your career: a line for each tool, a station for each job and project. It needs dates, and no pictures.',
    hasOverlay: false,
    pagesStandAlone: true,
    needs: ['careerMap', 'ownClosing', 'skillSpans'],
    look: { theme: 'light', headings: 'serif' },
    isPaper: true,
    needsDates: true,
    narrowestTrace: Infinity,
    mostLabels: 6,
  },
} as const satisfies Readonly<Record<string, Composition>>

export type LayoutName = keyof typeof COMPOSITIONS

export const LAYOUTS = Object.keys(COMPOSITIONS) as readonly LayoutName[]
export const DEFAULT_LAYOUT: LayoutName = 'classic'

/** What the pages of a layout need. */
export function compositionOf(layout: LayoutName = DEFAULT_LAYOUT): Composition {
  return COMPOSITIONS[layout]
}

type Look = {
  layout?: LayoutName | undefined
  theme?: 'dark' | 'light' | undefined
  headings?: Headings | undefined
}

/** What an owner has chosen, or what is usual in the layout. */
export function lookFor({ layout, theme, headings }: Look = {}) {
  const { look } = compositionOf(layout)
  return { theme: theme ?? look?.theme ?? 'dark', headings: headings ?? look?.headings ?? 'sans' }
}
