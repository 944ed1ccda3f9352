import { expect, test } from 'vitest'
import { type Line, textOf } from '../../source/line.ts'
import { cell, line } from './fixtures.ts'
import { bodyStyleOf, sectionsOf } from './sections.ts'

const STYLE = { size: 14, font: 'bold' }

function headingsOf(lines: readonly Line[]): string[] {
  const { sections } = sectionsOf([lines], { wraps: true, bodyStyle: bodyStyleOf([lines]), right: 400 })
  return sections.map(({ heading }) => textOf(heading))
}

test.each(['★ ', '💼 ', '\uF0B1 ', '• ', '■ ', '2. ', 'II. '])('takes "%sSkills" for a heading', (icon) => {
  const lines = [
    line('Ada Quill', { size: 24, y: 20 }),
    line(`${icon}Experience`, { ...STYLE, y: 40 }),
    line('Engineer, Mill GmbH, 2019 - 2021', { y: 54 }),
    line(`${icon}Skills`, { ...STYLE, y: 80 }),
    line('Go, Rust', { y: 94 }),
    // The icon has a cell of its own.
    line([cell(icon.trim(), { y: 120, size: 11 }), cell('Languages', { ...STYLE, x: 80, y: 120 })]),
    line('• Skills', { y: 134 }),
    line('• German', { y: 148 }),
  ]
  expect(headingsOf(lines)).toEqual(['Experience', 'Skills', 'Languages'])
})

test('takes what stands before known headings alone for no bullet, in the style of the text, too', () => {
  const texts = ['Ada Quill', '■Experience', 'Engineer, Mill GmbH, 2019 - 2021', '■Tides', '■Skills', '• Go', '• Rust']
  expect(headingsOf(texts.map((text, index) => line(text, { y: 20 + 14 * index })))).toEqual(['Experience', 'Skills'])
})

test('takes the number of a section off, also of one that it does not know', () => {
  const numbered = (number: string, text: string, y: number) =>
    line([cell(number, { ...STYLE, y }), cell(text, { ...STYLE, x: 80, y })])
  const lines = [
    line('Ada Quill', { size: 24, y: 20 }),
    numbered('1', 'Experience', 40),
    line('Engineer, Mill GmbH, 2019 - 2021', { y: 54 }),
    numbered('2', 'Tides', 80),
    line('I like the sea.', { y: 94 }),
    numbered('2.1', 'Skills', 120),
    line([cell('12', { y: 134 }), cell('people', { x: 80, y: 134 })]),
  ]
  expect(headingsOf(lines)).toEqual(['Experience', 'Tides', 'Skills'])
})

test('knows headings by their capitals where one has a style of its own', () => {
  const lines = [
    line('Summary', { ...STYLE, y: 20 }),
    line('I like the sea.', { y: 34 }),
    ...['EXPERIENCE', 'Engineer, Mill GmbH, 2019 - 2021', 'SKILLS', 'Go, Rust'].map((text, index) =>
      line(text, { y: 60 + 14 * index }),
    ),
  ]
  expect(headingsOf(lines)).toEqual(['Summary', 'EXPERIENCE', 'SKILLS'])
})

test('takes a level of headings that only a few have for none', () => {
  const headed = (text: string, heading?: number) => ({
    ...line(text, { size: 14, font: 'bold' }),
    ...(heading !== undefined && { heading }),
  })
  const columns = [
    [
      headed('Experience'),
      line('Engineer'),
      headed('Education', 2),
      line('Oslo'),
      headed('Skills'),
      line('Go'),
      headed('Languages'),
      line('English'),
      headed('Projects', 2),
      line('Mill'),
    ],
  ]
  const { sections } = sectionsOf(columns, { wraps: true, bodyStyle: bodyStyleOf(columns), right: 400 })
  expect(sections.map(({ name }) => name)).toEqual(['work', 'education', 'skills', 'languages', 'projects'])
})
