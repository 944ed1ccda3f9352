import { escapePattern } from '../../lib/escape-pattern.ts'
import { keyOf, sentencesIn } from './plain-text.ts'
import labels from './private-words.json' with { type: 'json' }
import { STREET_IN_SENTENCE } from './streets.ts'

/** What of a person is no one else's business, and `text` with its label as the text has it. */
export type PrivateFact = { kind: PrivateKind; text: string }
type PrivateKind = keyof typeof labels | 'home address'

const UNSPACED = /\p{Script=Han}|\p{Script=Hangul}|\p{Script=Katakana}/u

const LABELS = Object.entries(labels).map(([kind, list]) => {
  const words = list.split(', ').flatMap((word) => [...new Set([word, withoutAccents(word)])])
  words.sort((a, b) => b.length - a.length)
  return [kind as PrivateKind, patternOf(words)] as const // its keys
})

/** As people write labels in capitals, or in a hurry: "cedula" */
function withoutAccents(word: string): string {
  return word
    .normalize('NFD')
    .replaceAll(/(?<=\p{Script=Latin})\p{Mn}/gu, '')
    .normalize('NFC')
}

/** Before a date or a place: "born 3 April 1980 in Kassel". */
const BORN =
  /(?<!\p{L})(?:date of birth|born|geboren|geb\.?|né\(e\)|née?|nacid[oa]|nascid[oa]|nat[oa]|urodzon[ya]|ur\.|родил(?:ся|ась)|народи(?:вся|лася)|narozena?|doğumlu|född|født|syntynyt)(?![\p{L}-])[\s:,*]{0,5}(?:(?:on|am|le|el|em|il|dn\.|den|in|en|a|à|w|op|te)(?!\p{L}):?\s{1,3})?/giu
const STAR = /^\s*\*\s?(?=\d)/
/** 男 1979年6月 */
const BORN_EASTERN = /^\s*[男女][\s,，|·]*\d{4}\s?年(?:\s?\d{1,2}\s?月)?(?:\s?\d{1,2}\s?日)?/u
const YEARS_OLD = /^\s*\d{2}\s(?:years old|years of age|jahre alt|ans|años|anni|anos|lat|лет|років|yaşında|jaar)\s*$/iu
const STATUS =
  /^\s*(?:(?:single|married|divorced|widowed|unmarried|ledig|verheiratet|geschieden|verwitwet|célibataire|mariée?|divorcée?|solter[oa]|solteir[oa]|casad[oa]|divorciad[oa]|sposat[oa]|celibe|nubile|coniugat[oa]|gehuwd|ongehuwd|kawaler|panna|żonaty|zamężna|холост|женат|замужем|не замужем|неодружен[иа]й?|одружен[иа]й?|svobodn[ýá]|ženatý|vdaná|evli|bekar|未婚|已婚|既婚|미혼|기혼)(?:[,;/]?\s{0,3}(?:(?:with|mit|avec|con|com|z|с)\s)?(?:\d|no|kein|keine|one|two|three|ein|zwei|drei|un|deux|deux|dos|due)\s?(?:child|children|kind|kinder|enfants?|hij[oa]s?|filh[oa]s?|figli[oa]?|dzieci|дет(?:ей|и)|子女|子供)?)?)\s*[.,;]?\s*$/iu

/** Numbers that are known by their form. */
const IBAN = /(?<![\p{L}\d])[A-Z]{2}\d{2}(?:\s?[A-Z\d]{4}){3,7}(?:\s?[A-Z\d]{1,3})?(?![\p{L}\d])/u
const FORMS: readonly [PrivateKind, RegExp][] = [
  ['bank account', IBAN],
  ['identity number', /(?<![\d-])\d{3}-\d{2}-\d{4}(?![\d-])/],
  ['identity number', /(?<![\d.])\d{3}\.\d{3}\.\d{3}-\d{2}(?![\d-])/],
]

/** Where the value behind a label ends: at a separator, at another label, or at a comma before a label, an address or a number. */
const END =
  /\s*(?:[|;·•\n\t]|\s{3,}|\s(?=\p{Lu}\p{L}{2,}(?:\s\p{L}{2,}){0,2}[:：]\s)|,\s(?=[^,]{0,40}:|\S{0,60}@|https?:|www\.|\+\d))/u

/** Characters of a fact with its label. */
const MAX_FACT = 160

/** The first private fact in a line or a piece of a document. */
export function privateFactIn(text: string): PrivateFact | undefined {
  if (STATUS.test(text)) return { kind: 'marital status', text: text.trim() }
  if (STAR.test(text) || YEARS_OLD.test(text)) return { kind: 'date of birth', text: factAt(text, 0, 0) }
  const [eastern] = BORN_EASTERN.exec(text) ?? []
  if (eastern !== undefined) return { kind: 'date of birth', text: eastern.trim() }
  const found = (mayHaveLabel(text) ? LABELS : []).flatMap(([kind, pattern]) => {
    const match = pattern.exec(text)
    return match ? [{ kind, index: match.index, length: match[0].length }] : []
  })
  const [first] = found.toSorted((a, b) => a.index - b.index || b.length - a.length)
  const born = bornIn(text)
  if (born !== undefined && born.index < (first?.index ?? Infinity)) {
    return { kind: 'date of birth', text: factAt(text, born.index, born.length) }
  }
  if (first !== undefined) return { kind: first.kind, text: factAt(text, first.index, first.length) }
  const number = FORMS.find(([, form]) => form.test(text))
  const written = number?.[1].exec(text)?.[0]
  return number && written !== undefined ? { kind: number[0], text: written } : undefined
}

const WORD = /[\p{L}\p{M}]+/gu
const FIRST_WORDS = new Set(
  Object.values(labels).flatMap((list) =>
    [list, withoutAccents(list)]
      .join(', ')
      .split(', ')
      .flatMap((label) => label.match(WORD)?.[0] ?? []),
  ),
)

const PARTS = /\s*[|;,·•–]\s*|\s+-\s+/
const DAY = /(?<!\d)\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d{2}(?!\d)/

/** Whether a line is about a person alone: "Mauá, 23/12/1988 - 1 filho - Solteiro" */
export function isPersonal(text: string): boolean {
  const parts = text.split(PARTS)
  return parts.some((part) => STATUS.test(part)) && parts.some((part) => DAY.test(part) || YEARS_OLD.test(part))
}

/** A quick look, since most texts have no label: one of its first words, and a value behind it. */
function mayHaveLabel(text: string): boolean {
  if (!/[:：=\d]/.test(text)) return false
  return UNSPACED.test(text) || (text.toLowerCase().match(WORD) ?? []).some((word) => FIRST_WORDS.has(word))
}

/** The kind of a field by its name: `dateOfBirth`, `birth_date`, `Marital status`. */
export function privateKindOf(name: string): PrivateKind | undefined {
  return KINDS.get(keyOf(name))
}

const KINDS: ReadonlyMap<string, PrivateKind> = new Map([
  ...Object.entries(labels).flatMap(([kind, list]) =>
    list.split(', ').map((word) => [keyOf(word), kind as PrivateKind] as const),
  ),
  ...[
    'address',
    'street',
    'postalcode',
    'postcode',
    'zip',
    'zipcode',
    'postnummer',
    'postleitzahl',
    'plz',
    'adress',
    'adresse',
  ].map((name) => [name, 'home address'] as const),
  ...['birth', 'bornon', 'dateofbirth'].map((name) => [name, 'date of birth'] as const),
])

/** "born" with a date, or at the beginning with a place: not "born to lead". */
function bornIn(text: string): { index: number; length: number } | undefined {
  for (const { 0: word, index } of text.matchAll(BORN)) {
    const behind = text.slice(index + word.length, index + word.length + 40)
    const hasDate = /^[^,;|]{0,12}\d/.test(behind)
    const hasPlace = index === 0 && /(?:in|en|a|à|w|te)\s+$/iu.test(word) && /^\p{Lu}/u.test(behind)
    if (hasDate || hasPlace) return { index, length: word.length }
  }
  return undefined
}

function factAt(text: string, index: number, length: number): string {
  const behind = text.slice(index + length, index + length + MAX_FACT)
  return (text.slice(index, index + length) + behind.slice(0, END.exec(behind)?.index ?? MAX_FACT)).trimEnd()
}

/** A label with something behind it: a colon and a value, a number, or a date. */
function patternOf(words: readonly string[]): RegExp {
  const escaped = (word: string) =>
    escapePattern(word)
      .replaceAll('’', `['’]`)
      .replaceAll(' ', String.raw`\s{1,3}`)
  const spaced = words.filter((word) => !UNSPACED.test(word)).map(escaped)
  const unspaced = words.filter((word) => UNSPACED.test(word)).map(escaped)
  const label = [
    String.raw`(?<![\p{L}\p{M}-])(?:${spaced.join('|')})(?![\p{L}\p{M}])`,
    ...(unspaced.length > 0 ? [`(?:${unspaced.join('|')})`] : []),
  ].join('|')
  const note = String.raw`(?:\s{0,3}\([^()]{1,30}\))?`
  return new RegExp(
    String.raw`(?:${label})${note}(?:\s{0,3}[:：=]\s{0,3}(?=\S)|\s{1,3}(?=(?:nr\.?\s|no\.?\s|n°\s|№\s?)?(?:[A-Z]{0,3}[\d./\s-]{6}|\d{1,2}[.\s]{1,2}\p{L}+\s\d{4})))`,
    'iu',
  )
}

/** Fields that are about the owner, and not about a firm or a school. */
const OWNERS = /^(?:basics|cv|content|contact|data|info|location|personal\w*|profile)(?![\w])/i

/** The kind of what is at a path of a résumé, if it is private: `basics.birthDate`, but no address of an employer. */
export function privateKindAt(path: string): PrivateKind | undefined {
  const names = path.split('.')
  const kind = names.map((name) => privateKindOf(name.replaceAll(/\[\d*\]/g, ''))).find((each) => each !== undefined)
  return kind === 'home address' && !OWNERS.test(path) ? undefined : kind
}

/** How people tell of themselves in a sentence. "10 ans d’expérience" is no age. */
const TOLD: readonly [PrivateKind, RegExp][] = [
  [
    'date of birth',
    /(?<![\p{L}\p{N}])(?:ich bin|i am|i['’]m|aged|j['’]ai|âgée? de|tengo|ho|tenho|mam|мне)\s\d{2}(?![\d%+])(?!\s(?:years?|yrs|jahre?n?|ans|années|años|anni|anos|lat|лет)\s?(?:of|de|d['’]|di|in|im|als|erfahrung|опыт|doświadcz|exp))/iu,
  ],
  [
    'date of birth',
    /(?<!\p{L})(?:geboren wurde ich|wurde ich .{0,40}geboren|i was born|je suis née?|nací|nac(?:e|ió|id[oa]) (?:en|el)|sono nat[oa]|nasci|urodził[ae]m się|я родил(?:ся|ась)|date of birth|birthday)(?!\p{L})/iu,
  ],
  [
    'marital status',
    /(?<!\p{L})(?:married|divorced|widowed|verheiratet|geschieden|verwitwet|mariée?|célibataire|divorcée?|casad[oa]|solter[oa]|divorciad[oa]|sposat[oa]|żonaty|zamężna|женат|замужем)(?!\p{L})/iu,
  ],
  [
    'nationality',
    /(?<!\p{L})(?:nationality|nationalität|nationalité|nacionalidad|nacionalidade|nazionalità|nationaliteit|staatsbürger(?:in|schaft)?|staatsangehörig\p{L}*|obywatel(?:ka|stwo)?|гражданин|гражданка|гражданство|ciudadan[oa]|cittadin[oa])(?!\p{L})/iu,
  ],
  ['nationality', /(?<!\p{L})an? \p{Lu}\p{L}+ citizen(?!\p{L})/u],
  [
    'identity number',
    /(?<!\p{L})(?:passport|reisepass|personalausweis|pasaporte|passeport|passaporto|id card|identity card)(?!\p{L})[^.]{0,20}?[A-Z]{0,3}\d[\dA-Z]{5}/iu,
  ],
  ['home address', STREET_IN_SENTENCE],
]

function toldIn(sentence: string): PrivateFact | undefined {
  const told = TOLD.find(([, pattern]) => pattern.test(sentence))
  return told && { kind: told[0], text: sentence }
}

/** "am 5. Mai 1990" is in one sentence. */
function withWholeDates(sentences: readonly string[]): string[] {
  const whole: string[] = []
  for (const sentence of sentences) {
    const before = whole.at(-1)
    if (before !== undefined && /(?<!\d)\d{1,2}\.\s*$/.test(before)) whole.splice(-1, 1, before + sentence)
    else whole.push(sentence)
  }
  return whole
}

/** A text without the sentences that have private facts. */
export function withoutPrivateFacts(text: string, add: (fact: PrivateFact) => void): string {
  const lines = text.split('\n').map((line) => {
    const kept = withWholeDates(sentencesIn(line)).filter((sentence) => {
      const fact = privateFactIn(sentence.trim()) ?? toldIn(sentence.trim())
      if (fact !== undefined) add({ kind: fact.kind, text: sentence.trim() })
      return fact === undefined
    })
    return kept.length === 0 && line !== '' ? undefined : kept.join('').trimEnd()
  })
  return lines.filter((line) => line !== undefined).join('\n')
}
