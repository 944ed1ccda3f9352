import { descriptionOf } from '../../src/head/description-of.ts'
import { titleOf } from '../../src/head/title-of.ts'
import { inContent, type Finding } from './finding.ts'
import type { Site } from './read-site.ts'

/** Search results cut longer titles off. */
const TITLE = 60
/** Search results look for another description below this. */
const DESCRIPTION = 50
/** Screen readers say an alternative text without a pause. */
const ALT = 150

type Remark = { path: (string | number)[]; message: string }

/** Texts that are too long or too short where they are read, as far as the schema does not know. */
export function checkTexts(site: Site): { verdict: string; findings: Finding[] } {
  const { written, texts } = site
  const remarks = [...ofTitle(site), ...ofAlts(site), ...ofOrganisations(site)]
  return {
    verdict: `${texts.length} looked at`,
    findings: remarks.map((remark) => inContent(written, 'advice', remark)),
  }
}

function ofTitle({ textAt, named }: Site): Remark[] {
  const { length } = named(textAt('title'))
  const message = `has ${length} characters; search results show about ${TITLE}`
  return length > TITLE ? [{ path: ['title'], message }] : []
}

function ofAlts({ texts, named }: Site): Remark[] {
  return texts.flatMap(({ path, text }) => {
    const { length } = named(text)
    const message = `has ${length} characters; say what matters in ${ALT}, and the rest in the text beside it`
    return path.at(-1) === 'alt' && length > ALT ? [{ path, message }] : []
  })
}

/** What search engines are given of an organisation's page: it is made of several texts, which the schema sees one by one. */
function ofOrganisations({ texts, textAt, named }: Site): Remark[] {
  return texts.flatMap(({ path, text: address }) => {
    if (path[1] !== 'organisations' || path[3] !== 'path') return []
    const at = (field: string) => [...path.slice(0, -1), field]
    const textOf = (field: string) => named(textAt(at(field).join('.')))
    const card = { path: address, legalName: textOf('legalName'), tagline: textOf('tagline'), blurb: textOf('blurb') }
    if (card.legalName === '' || card.blurb === '') return [] // mistakes in the content, and told there
    const title = titleOf({ title: '', name: textAt('name') }, card.legalName)
    const description = descriptionOf({ companies: { organisations: [card] } }, '', address)
    const remarks: (Remark & { holds: boolean })[] = [
      {
        holds: title.length > TITLE,
        path: at('legalName'),
        message: `makes a title of ${title.length} characters ("${title}"); search results show about ${TITLE}`,
      },
      {
        holds: description.length < DESCRIPTION,
        path: at('blurb'),
        message: `leaves search results ${description.length} characters ("${description}"); write a sentence more`,
      },
      {
        holds: description.endsWith('…'),
        path: at('blurb'),
        message: `is cut off in search results ("${description}"); make its first sentence shorter`,
      },
    ]
    return remarks.filter(({ holds }) => holds)
  })
}
