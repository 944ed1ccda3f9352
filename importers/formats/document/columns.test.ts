import { expect, test } from 'vitest'
import { type Line, textOf } from '../../source/line.ts'
import { columnsOf } from './columns.ts'
import { cell, line } from './fixtures.ts'

const PAGE = { width: 600 }

/** A line with a text in each column. */
function row(y: number, left: string, right: string, x = 300, size = 10): Line {
  const cells = [left && cell(left, { y, size }), right && cell(right, { x, y, size })].filter((each) => each !== '')
  return line(cells)
}

const textsOf = (lines: readonly Line[]) => columnsOf([{ ...PAGE, lines }]).map((column) => column.map(textOf))

test('separates two columns below a line over both', () => {
  const lines = [
    line([cell('Ada Lovelace, who keeps the clusters of a whole bank calm', { size: 14, y: 10 })]),
    row(40, 'Skills', 'Experience', 300, 14),
    row(60, 'Go', 'Engineer'),
    row(80, 'Python', 'Mill GmbH'),
    row(100, 'Languages', 'Education', 300, 14),
    row(120, 'English', 'University'),
  ]
  expect(textsOf(lines)).toEqual([
    [expect.stringContaining('Ada'), 'Skills', 'Go', 'Python', 'Languages', 'English'],
    ['Experience', 'Engineer', 'Mill GmbH', 'Education', 'University'],
  ])
})

test('finds the column of headings that begin further to the left than its texts, below a line that ends there', () => {
  const sides = (y: number, left: string, right: string, isHeading = false) => [
    row(y, left, '', 300, isHeading ? 14 : 10),
    row(y + 4, '', right, isHeading ? 300 : 318, isHeading ? 14 : 10),
  ]
  const lines = [
    line([cell('Ada Lovelace', { y: 20, size: 10 }), { ...cell('Porto', { x: 290, y: 20, size: 10 }), end: 312 }]),
    ...sides(40, 'Experience', 'Technical skills', true),
    ...sides(60, 'Engineer', 'Go'),
    ...sides(75, 'Mill GmbH', 'Python'),
    ...sides(90, 'Built the mill', 'SQL'),
    ...sides(97, 'Ran the mill', 'Helm'),
    ...sides(105, 'Education', 'Languages', true),
    ...sides(120, 'University of Oslo', 'English'),
    ...sides(135, 'Physics', 'French'),
  ]
  expect(textsOf(lines).at(-1)).toEqual([
    'Porto',
    'Technical skills',
    'Go',
    'Python',
    'SQL',
    'Helm',
    'Languages',
    'English',
    'French',
  ])
})

test('leaves dates beside jobs where they are', () => {
  const lines = [
    row(20, 'Experience', '', 300, 14),
    ...[40, 60, 80, 100, 120].map((y) => row(y, 'Engineer, Mill', '2019 - 2020')),
  ]
  expect(textsOf(lines)).toEqual([['Experience', ...Array.from({ length: 5 }, () => 'Engineer, Mill 2019 - 2020')]])
})

test('puts headings in a column of their own before their sections', () => {
  const lines = [
    row(40, '', 'Engineer', 150),
    row(44, 'Experience', ''),
    ...[60, 80, 100].map((y) => row(y, '', 'Mill GmbH', 150)),
    row(140, '', 'University', 150),
    row(144, 'Education', ''),
    row(164, '', 'Oslo', 150),
    row(200, '', 'English', 150),
    row(204, 'Languages', ''),
    row(240, '', 'Go', 150),
    row(244, 'Skills', ''),
  ]
  expect(textsOf(lines)).toEqual([
    [
      'Experience',
      'Engineer',
      'Mill GmbH',
      'Mill GmbH',
      'Mill GmbH',
      'Education',
      'University',
      'Oslo',
      'Languages',
      'English',
      'Skills',
      'Go',
    ],
  ])
})

test('finds a narrow column of headings that end at the same place', () => {
  const rowOf = (y: number, heading: string, text: string) => row(y, heading, text, 110)
  const lines = [
    rowOf(40, 'Perfil', 'Mantengo molinos en calma'),
    rowOf(80, 'Experiencia', 'Ingeniera'),
    rowOf(94, '', 'Molino del Ebro'),
    rowOf(130, 'Educación', 'Universidad'),
    rowOf(170, 'Idiomas', 'Español'),
  ]
  expect(textsOf(lines)).toEqual([
    [
      'Perfil',
      'Mantengo molinos en calma',
      'Experiencia',
      'Ingeniera',
      'Molino del Ebro',
      'Educación',
      'Universidad',
      'Idiomas',
      'Español',
    ],
  ])
})

test('counts lines, not texts, at the same height as those of another column', () => {
  const side = (y: number, left: string, right: string[]) =>
    line([cell(left, { y }), ...right.map((text, index) => cell(text, { x: 220 + index * 60, y }))])
  const lines = [
    row(20, 'Contact', '', 220, 14),
    side(40, 'Leipzig', ['2019 – 2021', 'Engineer', 'Mill', 'Oven']),
    row(60, 'Phone', '', 220),
    row(70, '', 'Experience', 220),
    row(90, 'Languages', '', 220, 14),
    side(110, 'English', ['2017 – 2019', 'Engineer', 'Mill', 'Oven']),
    row(130, '', 'Built the mill', 220),
    row(140, 'Polish', '', 220),
    row(150, '', 'Kept it calm', 220),
  ]
  expect(textsOf(lines)[0]).toEqual(['Contact', 'Leipzig', 'Phone', 'Languages', 'English', 'Polish'])
})

test('continues a column on a page that has that one alone', () => {
  const first = {
    ...PAGE,
    lines: [row(40, 'Skills', 'Experience', 200, 14), ...[60, 80, 100].map((y) => row(y, 'Go', 'Engineer', 200))],
  }
  const second = { ...PAGE, lines: [row(40, 'Rust', '', 200)] }
  const third = { ...PAGE, lines: [row(40, '', 'Mill GmbH', 200)] }
  const [left, right] = columnsOf([first, second, third])
  expect(left?.map(textOf)).toEqual(['Skills', 'Go', 'Go', 'Go', 'Rust'])
  expect(right?.map(textOf)).toEqual(['Experience', 'Engineer', 'Engineer', 'Engineer', 'Mill GmbH'])
})

test('puts headings of two lines before their sections, below a contact', () => {
  const lines = [
    row(20, 'Ada Quill', ''),
    row(32, '+49 30 12345', 'ada@quill.dev', 400),
    row(46, 'Leipzig', '', 400),
    row(60, 'Lindenweg', '', 400),
    row(100, 'Work', 'Engineer', 150),
    row(113, 'Experience', 'Mill GmbH', 150),
    ...[130, 150, 170, 190].map((y) => row(y, '', 'Kept it running', 150)),
    row(240, 'Education', 'University', 150),
    row(260, '', 'Oslo', 150),
    row(300, 'Languages', 'German', 150),
    row(320, 'Skills', 'Go', 150),
  ]
  const [only, ...others] = textsOf(lines)
  expect(others).toEqual([])
  expect(only).toEqual(expect.arrayContaining(['Work Experience', 'Engineer', 'Education', 'University']))
  expect(only?.indexOf('Work Experience')).toBeLessThan(only?.indexOf('Engineer') ?? 0)
})

test('separates sections beside each other below a row of headings', () => {
  const lines = [
    row(20, 'Experience', '', 300, 14),
    row(40, 'Engineer, Mill GmbH', '2019 - 2021', 480),
    line([cell('Built the mill, and ran it for two years with a crew of twelve people', { y: 52 })]),
    row(80, 'Skills', 'Languages & interests', 300, 14),
    row(100, 'Go, Rust', 'German, English'),
    row(112, '', 'Chess'),
    row(140, 'Education', '', 300, 14),
    row(160, 'University of Oslo', '2015 - 2019', 480),
  ]
  expect(textsOf(lines)).toEqual([
    ['Experience', 'Engineer, Mill GmbH 2019 - 2021', expect.stringContaining('Built')],
    ['Skills', 'Go, Rust'],
    ['Languages & interests', 'German, English', 'Chess'],
    ['Education', 'University of Oslo 2015 - 2019'],
  ])
})

test('keeps a page in its order of which a part alone has columns', () => {
  const wide = (y: number) =>
    line([cell('A text that goes over the whole width of the page, as those of jobs do', { y })])
  const lines = [
    row(20, 'Experience', '', 300, 14),
    ...[40, 60, 80].map(wide),
    row(100, 'Engineer', 'Leeds'),
    ...[120, 140].map(wide),
    row(160, 'Skills', 'Languages', 300, 14),
    row(180, 'Go', 'English'),
    row(200, 'Rust', 'Czech'),
    row(220, 'Helm', 'Polish'),
  ]
  const [texts = [], ...others] = textsOf(lines)
  expect(others).toEqual([])
  expect(texts.slice(0, 2)).toEqual(['Experience', expect.stringContaining('whole width')])
  expect(texts.slice(-8)).toEqual(['Skills', 'Go', 'Rust', 'Helm', 'Languages', 'English', 'Czech', 'Polish'])
})

test('reads addresses in the margin before the texts beside them', () => {
  const beside = (y: number, address: string, text: string) =>
    line([...(address ? [cell(address, { x: 10, y })] : []), cell(text, { x: 160, y })])
  const lines = [
    beside(20, '', 'Ada Lovelace'),
    beside(40, 'ada@ada.dev', 'I keep the clusters'),
    beside(60, '', 'calm.'),
  ]
  expect(textsOf(lines)).toEqual([['ada@ada.dev'], ['Ada Lovelace', 'I keep the clusters', 'calm.']])
})

test('joins a heading in a box of its own with the next box', () => {
  const boxes = ['Ada Lovelace', 'Experience', 'Engineer, Mill', 'Skills', 'Go'].map((text, index) => ({
    ...PAGE,
    flow: index + 1,
    lines: [line([cell(text, { y: 20, size: 10 })])],
  }))
  expect(columnsOf(boxes).map((column) => column.map(textOf))).toEqual([
    ['Ada Lovelace'],
    ['Experience', 'Engineer, Mill'],
    ['Skills', 'Go'],
  ])
})
