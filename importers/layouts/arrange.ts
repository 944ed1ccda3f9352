import { jobBlocks, schoolBlocks } from './entries.ts'
import type { Layout } from './layout.ts'
import { type Block, line, type Piece, type PrintedCv, type PrintedSection } from './page-model.ts'
import type { Certificate, Person } from './person.ts'
import { type SectionKey, WORDS } from './printed-words.ts'

/** The CV as it is printed. */
export function arrange(person: Person, layout: Layout): PrintedCv {
  const isAside = (key: SectionKey) => layout.side.includes(key)
  const keys = layout.order.filter((key) => hasEntries(key, person))
  const inMain = keys.filter((key) => !isAside(key))
  const isContactApart = layout.contact === 'section' && !isAside('contact')
  return {
    top: topOf(person, layout),
    main: [...(isContactApart ? ['contact' as const] : []), ...inMain].map((key) => sectionOf(key, person, layout)),
    side: layout.side.filter((key) => hasEntries(key, person)).map((key) => sectionOf(key, person, layout)),
  }
}

function hasEntries(key: SectionKey, person: Person): boolean {
  return key === 'contact' || key === 'summary' || key === 'work' || key === 'education' || person[key].length > 0
}

export function headingOf(key: SectionKey, { language }: Person, { headingWord }: Layout): string {
  const names = WORDS[language].headings[key]
  return names[headingWord % names.length] ?? ''
}

function sectionOf(key: SectionKey, person: Person, layout: Layout): PrintedSection {
  return { heading: headingOf(key, person, layout), blocks: blocksOf(key, person, layout) }
}

function blocksOf(key: SectionKey, person: Person, layout: Layout): Block[] {
  const small = layout.side.includes(key) && layout.small !== 'bullets' ? 'lines' : layout.small
  switch (key) {
    case 'summary':
      return [line(person.summary)]
    case 'work':
      return jobBlocks(person.jobs, person, layout)
    case 'volunteering':
      return jobBlocks(person.volunteering, person, layout)
    case 'education':
      return person.schools.flatMap((school) => schoolBlocks(school, person, layout))
    case 'skills':
      return skillBlocks(person, layout)
    case 'languages':
      return arranged(
        person.languages.map((each) => [line(levelled(each, layout))]),
        small,
      )
    case 'certificates':
      return arranged(
        person.certificates.map((each) => certificateLines(each, layout)),
        small,
      )
    case 'projects':
      return person.projects.flatMap(({ title, text }) => [
        line({ text: title, look: 'bold' }),
        line(text),
        { kind: 'gap' },
      ])
    case 'contact':
      return contactLines(person, layout).map((pieces) => line(...pieces))
  }
}

/** Short entries, each of a few lines. */
function arranged(entries: readonly Block[][], small: Layout['small']): Block[] {
  switch (small) {
    case 'lines':
      return entries.flat()
    case 'columns':
      return [{ kind: 'columns', blocks: entries.flat() }]
    case 'grid':
      return [{ kind: 'grid', cells: entries }]
    case 'bullets': {
      const isShort = entries.every((lines) => lines.length === 1 && lines.every((each) => !('right' in each)))
      return isShort ? [{ kind: 'list', items: entries.flat().map(plainText) }] : entries.flat()
    }
  }
}

function plainText(block: Block): string {
  return block.kind === 'line' ? block.pieces.map(({ text }) => text).join('') : ''
}

function levelled({ name, level }: { name: string; level: string }, layout: Layout): string {
  return `${name}${layout.level}${level}${layout.level === ' (' ? ')' : ''}`
}

function certificateLines({ name, issuer, year }: Certificate, { certificate, separator: written }: Layout): Block[] {
  const separator = written === ' at ' ? ', ' : written
  switch (certificate) {
    case 'one-line':
      return [line(`${name}${separator}${issuer}${separator}${year}`)]
    case 'two-lines':
      return [line({ text: name, look: 'bold' }), line(`${issuer}${separator}${year}`)]
    case 'year-first':
      return [line(`${year}${separator}${name}${separator}${issuer}`)]
    case 'year-right':
      return [{ kind: 'line', pieces: [{ text: `${name}${separator}${issuer}` }], right: [{ text: year }] }]
  }
}

function skillBlocks({ skills }: Person, layout: Layout): Block[] {
  const names = skills.flatMap((group) => group.names)
  switch (layout.skills) {
    case 'commas':
      return [line(names.join(', '))]
    case 'separated':
      return [line(names.join(' | '))]
    case 'bullets':
      return [{ kind: 'list', items: names }]
    case 'chips':
      return [{ kind: 'chips', items: names }]
    case 'groups':
      return skills.map((skill) => line({ text: `${skill.group}:`, look: 'bold' }, ` ${skill.names.join(', ')}`))
    case 'group-cells':
      return skills.map((skill) => ({
        kind: 'beside',
        left: [line({ text: skill.group, look: 'bold' })],
        right: [line(skill.names.join(', '))],
      }))
  }
}

function topOf(person: Person, layout: Layout): Block[] {
  const lines = contactLines(person, layout)
  const name: Block = { kind: 'line', pieces: nameIn(person, layout), isCentred: layout.name === 'centred' }
  const title: Block[] =
    layout.title === 'below'
      ? [{ kind: 'line', pieces: [{ text: person.title, look: 'title' }], isCentred: layout.name === 'centred' }]
      : []
  switch (layout.contact) {
    case 'section':
      return [name, ...title]
    case 'list':
      return [name, ...title, ...lines.map((pieces) => line(...pieces))]
    case 'right':
      return [{ kind: 'beside', left: [name, ...title], right: lines.map((pieces) => line(...pieces)) }]
    case 'line': {
      const pieces = lines.flatMap((each, index) => (index === 0 ? each : [{ text: layout.contactSeparator }, ...each]))
      return [name, ...title, { kind: 'line', pieces, isCentred: layout.name === 'centred' }]
    }
  }
}

function nameIn({ name, title }: Person, layout: Layout): Piece[] {
  const whole: Piece = { text: name, look: 'name' }
  return layout.title === 'beside' ? [whole, { text: '   ' }, { text: title, look: 'title' }] : [whole]
}

/** A label and a value each. Private facts always have a label: nobody knows them without one. */
function contactLines(person: Person, layout: Layout): Piece[][] {
  const { phone, email, place, links } = person
  const { labels } = WORDS[person.language]
  const link = (url: string) => ({ text: url.replace('https://', ''), ...(layout.areLinks && { href: url }) })
  const values: { label: string; piece: Piece }[] = [
    ...(place === undefined ? [] : [{ label: labels.place, piece: { text: place } }]),
    { label: labels.phone, piece: { text: phone } },
    { label: labels.email, piece: { text: email, ...(layout.areLinks && { href: `mailto:${email}` }) } },
    ...links.map((url) => ({ label: labels.link, piece: link(url) })),
  ]
  const open = values.map(({ label, piece }) => (layout.hasLabels ? [labelled(label), piece] : [piece]))
  return [...open, ...person.privateFacts.map(({ label, value }) => [labelled(label), { text: value }])]
}

function labelled(label: string): Piece {
  return { text: label.endsWith('.') ? `${label} ` : `${label}: `, look: 'label' }
}
