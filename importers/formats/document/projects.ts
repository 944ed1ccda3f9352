import { withDoubts } from '../../doubt.ts'
import { type Line } from '../../source/line.ts'
import { networkOf } from '../../values/networks.ts'
import { type Atom, isLinkWord, URL_ALONE } from './atoms.ts'
import { dateDoubts, datesOf, type Fields, takeFirst, textDoubts, textFields } from './entry-fields.ts'
import type { Entry } from './entry.ts'
import { type Layout, readText } from './paragraphs.ts'

/** Characters of a text that can be a title. */
const MAX_TITLE = 90

export function readProjects(entries: readonly Entry[], layout: Layout): Fields[] {
  return entries.map((entry) => {
    const { values, doubtful } = entry
    const text = readText(entry.body, layout)
    const name = values.get('what')
    const place = values.get('place')
    const rest = [...entry.rest, ...(place ? [place] : [])]
    const tools = rest.find(isToolList)
    const type = rest.find(({ slot }) => slot.includes('aside')) ?? entry.aside
    const isTitled = (text.paragraphs[0]?.length ?? Infinity) <= MAX_TITLE
    const unnamed = name ? undefined : (rest[0] ?? (isTitled ? takeFirst(text, entry.body) : undefined))
    const others = rest.filter(
      (atom) =>
        atom !== unnamed &&
        atom !== tools &&
        atom !== type &&
        !isLinkWord(atom) &&
        !(atom.url !== undefined && URL_ALONE.test(atom.text)),
    )
    const first = name || unnamed ? undefined : text.bullets[0]
    const bullets = first === undefined ? text.bullets : text.bullets.slice(1)
    const all = [...values.values(), ...entry.rest]
    return withDoubts(
      {
        name: (name ?? unnamed)?.text ?? first,
        url: all.map(({ url }) => url).find((url) => url?.startsWith('http')) ?? urlIn(entry.body),
        ...datesOf(entry),
        type: type?.text,
        ...textFields(
          name ? text : { ...text, bullets },
          others.map((atom) => atom.text),
        ),
        ...(tools && { keywords: tools.text.split(/\s*,\s*/) }),
      },
      {
        name: doubtful.has('what') ? name?.source : unnamed?.source,
        keywords: tools?.source,
        ...dateDoubts(entry),
        ...textDoubts(text, others, entry.body, entry.stray),
      },
    )
  })
}

/** "Name | Python, React": a list of words behind the name. */
function isToolList({ text }: Atom): boolean {
  const words = text.split(',')
  return words.length > 1 && words.every((word) => word.trim().split(' ').length < 4)
}

function urlIn(lines: readonly Line[]): string | undefined {
  const urls = lines.flatMap(({ cells }) => cells.flatMap(({ url }) => (url?.startsWith('http') ? [url] : [])))
  return urls.find((url) => networkOf(url) === 'GitHub') ?? urls[0]
}
