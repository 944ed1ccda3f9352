import { cite, doubtsOf, withDoubts } from '../doubt.ts'
import { isRecord } from '../values/values.ts'
import type { Imported } from './compose-yaml.ts'

/** The words around two figures, in the languages that have such a pair: "from 94 to 22 minutes", "von 94 auf 22 Minuten" */
const PAIRS: readonly (readonly [from: string, to: string])[] = [
  ['from', 'to'],
  ['von', 'auf'],
  ['de', 'à'],
  ['de', 'a'],
  ['de', 'para'],
  ['da', 'a'],
  ['van', 'naar'],
  ['från', 'till'],
  ['fra', 'til'],
  ['z', 'do'],
  ['с', 'до'],
]
const FIGURE = String.raw`\d(?:[\d.,’']*\d)?(?:\s?%)?`
const UNIT = String.raw`(?:\s\p{L}+)?`
const CHANGES = PAIRS.map(
  ([from, to]) => new RegExp(String.raw`(?<!\p{L})${from}\s(${FIGURE})(${UNIT})\s${to}\s(${FIGURE})(${UNIT})`, 'iu'),
)
/** "Cut the bill by 31 %" */
const SHARE = /^([^,;.]{6,60}?)\s(?:by|um|de|del|di|met|med|o|на)\s(\d[\d.,]*\s?%)/iu
const YEAR = /^(?:19|20)\d\d$/
/** Words that are no unit. */
const NO_UNIT =
  /^\s(?:and|und|et|y|e|en|och|og|i|и|with|mit|avec|con|com|in|at|by|per|for|für|pour|of|der|des|within|during|through|while|across|on|over|im|bei)$/iu
/** Characters of what a figure measures. Of more, the last part of the sentence is enough. */
const MAX_WHAT = 60
const LONG_WHAT = 36
const AND = /\s(?:and|und|et|y|e|en|och|og|i|и)\s/u

/** Proposes the result of each job from its highlights, to check: nothing else in a CV says what was before and after. */
export function withProposedResults(content: Imported): Imported {
  const { history } = content
  if (!isRecord(history) || !Array.isArray(history['entries'])) return content
  const entries = history['entries'].map((entry: unknown) => (isRecord(entry) ? withResult(entry) : entry))
  return withDoubts({ ...content, history: withDoubts({ ...history, entries }, doubtsOf(history)) }, doubtsOf(content))
}

function withResult(entry: Record<string, unknown>): Record<string, unknown> {
  const { highlights, result } = entry
  if (result !== undefined || !Array.isArray(highlights)) return entry
  for (const highlight of highlights) {
    const found = resultIn(String(highlight))
    if (found)
      return withDoubts(
        { ...entry, result: found },
        { ...doubtsOf(entry), result: cite('a highlight', String(highlight)) },
      )
  }
  return entry
}

/** What a sentence says of a change, if it does: the figures, and what is before them. */
export function resultIn(text: string): { before?: string; after: string; what?: string } | undefined {
  for (const change of CHANGES) {
    const found = change.exec(text)
    const [, before = '', ownUnit = '', after = '', unit = ''] = found ?? []
    if (found === null || YEAR.test(before) || YEAR.test(after)) continue
    const shown = NO_UNIT.test(unit) ? '' : unit
    const what = lastPartOf(text.slice(0, found.index))
    const isShare = after.endsWith('%')
    if (isShare) return { before, after, ...(isShort(what) && { what }) }
    return { before: before + (ownUnit || shown), after: after + shown, ...(isShort(what) && { what }) }
  }
  const [, said, share] = SHARE.exec(text) ?? []
  if (said === undefined || share === undefined) return undefined
  const [verb = ''] = DOWN.exec(said) ?? UP.exec(said) ?? []
  const what = said.slice(verb.length).trim()
  const sign = verb === '' || what === '' ? '' : DOWN.test(said) ? '−' : '+'
  return { after: sign + share, what: sign === '' ? said.trim() : what }
}

/** Words that say in which direction something went, with the article behind them. */
const ARTICLE = String.raw`\s(?:(?:the|our|die|den|das|le|la|les|el|los|las|o|a|os|as|il|lo|gli)\s)?`
const DOWN = new RegExp(
  `^(?:cut|reduced|lowered|shortened|decreased|senkte|reduzierte|verringerte|verkürzte|réduit|réduction de|redujo|reduje|reduzi|reduziu|ridotto)${ARTICLE}`,
  'iu',
)
const UP = new RegExp(
  `^(?:increased|raised|improved|grew|boosted|steigerte|erhöhte|verbesserte|augmenté|amélioré|aumentó|aumenté|mejoré|aumentei|aumentato)${ARTICLE}`,
  'iu',
)
/** Behind what changed. */
const WENT =
  /\s(?:fell|dropped|went down|went up|decreased|declined|shrank|rose|grew|increased|went|improved|sank|stieg|fiel|wuchs|est passée?|a baissé|bajó|subió|caiu|subiu)$/iu

function lastPartOf(text: string): string {
  const part =
    text
      .split(/[,;:.]\s/)
      .at(-1)
      ?.trim() ?? ''
  const last = part.length > LONG_WHAT ? (part.split(AND).at(-1) ?? part) : part
  return last.replace(WENT, '')
}

function isShort(text: string): boolean {
  return text !== '' && text.length <= MAX_WHAT
}
