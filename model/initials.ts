import { withoutMarks } from './marks.ts'

/** Before a name, also without a full stop. */
const TITLES = new Set(['Dr', 'Prof', 'Mr', 'Mrs', 'Ms', 'Mx', 'Sir'])

/** After a name, also with full stops. */
// oxfmt-ignore
const DEGREES = new Set([
  'PhD', 'PHD', 'Phd', 'DPhil', 'MPhil', 'MSc', 'MSC', 'BSc', 'BSC', 'DSc', 'MEng', 'BEng', 'MTech', 'BTech', 'MEd', 'BEd', 'EdD',
  'PsyD', 'PharmD', 'MBA', 'BBA', 'DBA', 'MFA', 'BFA', 'MPH', 'MPA', 'MRes', 'LLB', 'LLM', 'LLD', 'PMP', 'CPA', 'CFA', 'CISSP',
  'PEng', 'CEng', 'MArch', 'BArch', 'BPhil', 'CKA', 'CKAD', 'CKS', 'Esq', 'Hons', 'Jr', 'JR', 'Sr', 'SR', 'III',
])

/** Names, too, when nothing else is left: "Jack MA". */
const DEGREES_LIKE_NAMES = new Set(['BA', 'MA', 'BS', 'MS', 'MD', 'JD', 'RN', 'PE', 'II', 'IV'])

/** After the name of a firm, also with full stops. */
// oxfmt-ignore
const LEGAL_FORMS = new Set([
  'AB', 'AG', 'ApS', 'AS', 'A/S', 'ASA', 'BV', 'Co', 'Corp', 'eG', 'eV', 'GbR', 'GmbH', 'Inc', 'KG', 'KK', 'LLC', 'LLP', 'Ltd', 'Limited',
  'NV', 'OHG', 'OÜ', 'Oy', 'Oyj', 'plc', 'PLC', 'Pty', 'Pvt', 'SA', 'SARL', 'SAS', 'SE', 'SL', 'SLU', 'SpA', 'Srl', 'SRL', 'UG', '&',
])

/** The initials of a firm: "NP" for Norrsken Pay AB. */
export function initialsOfFirm(name: string): string {
  const words = withoutMarks(name).trim().split(/\s+/)
  while (words.length > 1 && LEGAL_FORMS.has((words.at(-1) ?? '').replaceAll(/[.,]/g, ''))) words.pop()
  return initialsOf(words.join(' '))
}

/** The initials of a person: "AE" for Alex Example, "KW" for Dr. Katarzyna Wiśniewska-Grønhaug, PMP. */
export function initialsOf(name: string): string {
  const words = wordsOf(withoutMarks(name))
  while (words.length > 1 && TITLES.has(words[0] ?? '')) words.shift()
  while (isDegree(words.at(-1) ?? '', words.length)) words.pop()
  const [first = name, last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  const letters = [first, last ?? ''].map((word) => Array.from(word.replace(/^ال(?=..)/, ''))[0]?.toUpperCase() ?? '')
  // Arabic letters side by side would be a word.
  return letters.join(/\p{Script=Arabic}/u.test(first) ? ' ' : '').trim()
}

function isDegree(word: string, count: number): boolean {
  return (count > 1 && DEGREES.has(word)) || (count > 2 && DEGREES_LIKE_NAMES.has(word))
}

/** Without full stops. An abbreviation such as "med." is no word; the initials of "J.R.R. Tolkien" are. */
function wordsOf(name: string): string[] {
  const [withoutDegrees = ''] = name.normalize('NFC').split(',')
  return withoutDegrees
    .split(/[\s・]+/)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word) && (!word.endsWith('.') || /^(?:\p{L}\.)+$/u.test(word)))
    .map((word) => word.replaceAll('.', ''))
}
