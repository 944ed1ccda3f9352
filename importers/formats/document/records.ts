import { withDoubts } from '../../doubt.ts'
import { type Line, textOf } from '../../source/line.ts'
import { isLinkWord, URL_ALONE } from './atoms.ts'
import type { Fields } from './entry-fields.ts'
import type { Entry } from './entry.ts'
import { citeLine, type Layout, readText } from './paragraphs.ts'

/** The fields of a record. Certificates have no text, so that all of it is in `by`. */
export type RecordNames = { title: string; by: string; date: string; hasText: boolean }

/** Before a date on which nothing was given. */
const EXPIRY =
  /(?:expir(?:es|y|ation)|valid (?:until|to|through)|gültig bis|válid[oa] hasta|valable jusqu|valid[oa] fino|válid[oa] até|ważn[ey] do|geldig tot|действител\p{L}+ до)/iu

/** Certificates, awards and the like: a title, who gave it, and a date. */
export function readRecords(entries: readonly Entry[], names: RecordNames, layout: Layout): Fields[] {
  return entries.map((entry) => {
    const { values, doubtful, period, dated } = entry
    const text = readText(entry.body, layout)
    const texts = [...text.paragraphs, ...text.bullets]
    const what = values.get('what')
    const by = values.get('who')
    const place = values.get('place')
    const rest = [...entry.rest, ...(place ? [place] : [])].filter(
      (atom) => !URL_ALONE.test(atom.text) && !isLinkWord(atom),
    )
    const further = [...rest.map((atom) => atom.text), ...(what ? texts : texts.slice(1))]
    const url = [...values.values(), ...entry.rest].map((atom) => atom.url).find((each) => each?.startsWith('http'))
    return withDoubts(
      {
        [names.title]: what?.text ?? texts[0],
        [names.by]: names.hasText ? by?.text : [...(by ? [by.text] : []), ...further].join(', '),
        [names.date]: period?.end ?? period?.start,
        url,
        ...(names.hasText && { summary: further.join('\n') }),
      },
      {
        [names.title]: doubtful.has('what') ? what?.source : undefined,
        [names.by]:
          (doubtful.has('who') || (further.length > 0 && !names.hasText) ? by?.source : undefined) ??
          sourceOf(names.hasText ? [] : entry.body),
        [names.date]:
          period && dated && (!period.isExact || period.start !== undefined || EXPIRY.test(textOf(dated)))
            ? citeLine(dated)
            : undefined,
        summary: rest[0]?.source ?? (entry.stray && citeLine(entry.stray)) ?? text.doubtful[0],
      },
    )
  })
}

function sourceOf([line]: readonly Line[]): string | undefined {
  return line && citeLine(line)
}
