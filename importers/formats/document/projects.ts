import { withDoubts } from '../../doubt.ts'
import { type Line, textOf } from '../../source/line.ts'
import { networkOf } from '../../values/networks.ts'
import type { Block } from './block.ts'
import { dateDoubts, datesOf, type Fields, textDoubts, textFields } from './entry-fields.ts'
import { type Layout, readText } from './paragraphs.ts'
import { partsOf } from './parts.ts'
import { isName, urlOf } from './place.ts'

export function readProjects(blocks: readonly Block[], layout: Layout): Fields[] {
  return blocks.map((block) => {
    const found = partsOf(block)
    const [name, ...rest] = found.filter(isName)
    const text = readText(block.body, layout)
    // "Name | Python, React": a list of words behind the name.
    const tools = rest.find(
      (part) =>
        part.text.split(',').length > 1 && part.text.split(',').every((word) => word.trim().split(' ').length < 4),
    )
    const others = rest.filter(
      (part) => part !== tools && !(part.url && /^(?:link|github|demo|website|code|view)/i.test(part.text)),
    )
    const [first, ...bullets] = name ? [] : text.bullets
    return withDoubts(
      {
        name: name?.text ?? first,
        url: found.map(urlOf).find(Boolean) ?? urlIn(block.body),
        ...datesOf(block),
        type: block.aside && textOf(block.aside),
        ...textFields(
          name ? text : { ...text, bullets },
          others.map((part) => part.text),
        ),
        ...(tools && { keywords: tools.text.split(/\s*,\s*/) }),
      },
      { keywords: tools?.source, ...dateDoubts(block), ...textDoubts(text, others) },
    )
  })
}

function urlIn(lines: readonly Line[]): string | undefined {
  const urls = lines.flatMap(({ cells }) => cells.flatMap(({ url }) => (url?.startsWith('http') ? [url] : [])))
  return urls.find((url) => networkOf(url) === 'GitHub') ?? urls[0]
}
