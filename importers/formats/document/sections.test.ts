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
