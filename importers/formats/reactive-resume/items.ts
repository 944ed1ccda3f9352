import { type AddNote, noteLeft, OTHERS_CONTACT } from '../../report.ts'
import { periodFields } from '../../values/period-fields.ts'
import { isEmpty, isRecord, textIn, toList } from '../../values/values.ts'

export type Item = Record<string, unknown>

/** Lists whose entries have a period. The others have a date. */
const PERIODIC = new Set(['work', 'volunteer', 'education', 'projects', 'custom'])

/** An item with the fields of a JSON Resume. A job with several roles is as many jobs. */
export function itemsOf(type: string, item: Item, note: AddNote): Item[] {
  const {
    id: _id,
    hidden: _hidden,
    visible: _visible,
    icon: _icon,
    iconColor: _colour,
    options: _options,
    ...given
  } = item
  const { website, url = website, date: _date, dates: _dates, period: _period, roles, ...rest } = given
  const read: Item = {
    ...rest,
    url: urlIn(url, type, note),
    ...(PERIODIC.has(type) ? datesIn(given) : { date: dateIn(given) }),
    ...READERS[type]?.(rest, note),
  }
  const list = toList(roles).map((role) => Object(role) as Item)
  if (list.length === 0) return [read]
  const { position, summary, startDate: _start, endDate: _end, ...company } = read
  if (position) note('skipped', `"${textIn(position)}"`, 'the roles at the company have titles of their own')
  return list.map((role, index) => ({
    ...company,
    position: role['position'],
    ...datesIn(role),
    summary: [index === 0 ? summary : '', role['description']].filter(Boolean).join(''),
  }))
}

/** Versions 3 and 6 have the start and the end, versions 4 and 5 a text. */
function datesIn({ period, dates, date }: Item): { startDate?: unknown; endDate?: unknown } {
  const given = [period, dates, date].find((each) => !isEmpty(each))
  if (!isRecord(given)) return typeof given === 'string' ? periodFields(given, 'period') : {}
  const { start, end, present } = given
  return { startDate: start, endDate: present === true ? undefined : end }
}

/** The date of an entry without a period. */
function dateIn({ date, dates }: Item): unknown {
  const given = isEmpty(date) ? dates : date
  return isRecord(given) ? (given['end'] ?? given['start']) : given
}

/** A URL, or a link whose text the site does not show. */
export function urlIn(link: unknown, type: string, note: AddNote): unknown {
  if (!isRecord(link)) return link
  const { href, url = href, label } = link
  if (label && !textIn(url).includes(textIn(label))) {
    note(
      'skipped',
      `${type} link "${textIn(label)}"`,
      url ? 'the site writes the texts of links itself' : 'it has no URL',
    )
  }
  return url
}

/** The fields that a version has in another way than a JSON Resume. */
const READERS: Readonly<Record<string, (item: Item, note: AddNote) => Item>> = {
  work: ({ description, summary = description }) => ({ description: undefined, summary }),
  profiles: ({ network, username }) => ({ network, username }),
  education: ({ school, institution = school, degree, studyType = degree, grade, score = grade }) => {
    return { school: undefined, degree: undefined, grade: undefined, institution, studyType, score }
  },
  certificates: ({ title, name = title }) => ({ title: undefined, name }),
  publications: ({ title, name = title }) => ({ title: undefined, name }),
  skills: (item, note) => levelOf(item, 'level', note),
  languages: ({ name, language = name, ...item }, note) => ({
    name: undefined,
    language,
    ...levelOf(item, 'fluency', note),
  }),
  // In version 5, the description is the quote; before, it was the relationship.
  references: ({ summary, description, position, relationship, email, phone, name }, note) => {
    for (const [field, value] of Object.entries({ email, phone })) {
      if (value) noteLeft(note, `references "${textIn(name)}", ${field}`, value, OTHERS_CONTACT)
    }
    const [reference, role] = summary === undefined ? [description, position] : [summary, relationship ?? description]
    const others = ['summary', 'description', 'position', 'relationship', 'email', 'phone']
    return { ...Object.fromEntries(others.map((field) => [field, undefined])), reference, role }
  },
  // Version 4 has the subtitle in the description, and the text in the summary.
  custom: ({ title, name = title, subtitle, summary, description, level, levelNum }) => ({
    title: undefined,
    subtitle: undefined,
    levelNum: undefined,
    level: typeof level === 'string' ? level : undefined,
    position: name,
    name: subtitle ?? (summary === undefined ? undefined : description),
    description: summary ?? description,
    ...(levelNum ? { level: `${textIn(levelNum)}/10` } : {}),
    summary: undefined,
  }),
  summary: ({ content }) => ({ content }),
}

/** The level in words, or else the dots with their scale: up to 10 in version 3 and sometimes in version 4, and up to 5 later. */
function levelOf(
  { proficiency, fluency, description, level, levelNum }: Item,
  name: 'level' | 'fluency',
  note: AddNote,
): Item {
  const isText = typeof level === 'string' && !/^\d*$/.test(level)
  const text = [proficiency, fluency, description, isText ? level : ''].find(
    (each) => typeof each === 'string' && each !== '',
  )
  const dots = Number(levelNum ?? (isText ? 0 : level))
  const scale = levelNum === undefined && dots <= 5 ? 5 : 10
  if (text !== undefined && dots > 0)
    note('skipped', `the dots of ${name === 'level' ? 'skills' : 'languages'}`, 'the words for them are shown')
  const others = ['proficiency', 'fluency', 'description', 'level', 'levelNum']
  return {
    ...Object.fromEntries(others.map((field) => [field, undefined])),
    [name]: text ?? (dots > 0 ? `${dots}/${scale}` : undefined),
  }
}
