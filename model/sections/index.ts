import { awards } from './awards.ts'
import { certificates } from './certificates.ts'
import { companies } from './companies.ts'
import { custom } from './custom.ts'
import { education } from './education.ts'
import { expertise } from './expertise.ts'
import { gallery } from './gallery.ts'
import { history } from './history.ts'
import { languages } from './languages.ts'
import { publications } from './publications.ts'
import { volunteering } from './volunteering.ts'

/** The sections of the main page, in the order of the reference. The owner's file decides the order on the page. */
export const SECTIONS = [
  expertise,
  companies,
  gallery,
  history,
  education,
  certificates,
  languages,
  publications,
  awards,
  volunteering,
  custom,
] as const

/** The sections with one place on the page. Those of the owner's own have ids in the place of a name. */
export const SECTION_NAMES = SECTIONS.map(({ name }) => name).filter((name) => name !== 'custom')

/** The sections of the CV in their usual order, before those of the owner's own; `summary` is `footer.about`. */
export const CV_SECTIONS = [
  'summary',
  ...(['first', 'usual'] as const).flatMap((place) =>
    SECTIONS.filter(({ cv, name }) => cv === place && name !== 'custom').map(({ name }) => name),
  ),
]
