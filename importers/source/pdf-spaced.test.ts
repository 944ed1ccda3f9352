import { expect, test } from 'vitest'
import type { Run } from './extract.mjs'
import { joinSpacedLetters } from './pdf-spaced.ts'

/** Runs of ten points with these gaps before them. Each letter has the width of a capital. */
function runsOf(...texts: (readonly [gap: number, text: string, spacing?: number])[]): Run[] {
  let end = 0
  return texts.map(([gap, text, spacing = 0]) => {
    const letters = text.split(' ').length
    const width = letters * 6.8 + (letters - 1) * spacing
    const run = { text, x: end + gap, y: 0, width, size: 10, font: 'F' }
    end = run.x + width
    return run
  })
}

function textsOf(...texts: Parameters<typeof runsOf>): string[] {
  return joinSpacedLetters(runsOf(...texts)).map(({ text }) => text)
}

test('reads letters with space between them as words', () => {
  expect(textsOf([0, 'P R O F A C', 3])).toEqual(['PROFAC'])
  expect(textsOf([0, 'A D A', 3], [9, 'Q U A L L', 3])).toEqual(['ADA QUALL'])
  const single = 'QUALL'.split('').map((letter) => [6, letter] as const)
  expect(textsOf([0, 'A'], [6, 'D'], [6, 'A'], [14, 'Q'], ...single.slice(1))).toEqual(['ADA QUALL'])
})

test('takes the space between letters for a style', () => {
  const fonts = joinSpacedLetters(runsOf([0, 'S K A L L S', 3], [60, 'Mill'])).map(({ font }) => font)
  expect(fonts).toEqual(['F spaced', 'F'])
})

test('joins no texts that are far apart, and no other letters', () => {
  expect(textsOf([0, 'S K A L L S', 3], [60, 'A D A M', 3])).toEqual(['SKALLS', 'ADAM'])
  expect(textsOf([0, 'A'], [30, 'B'], [30, 'C'], [30, 'D'])).toEqual(['A', 'B', 'C', 'D'])
  expect(textsOf([0, 'C'], [5, 'R'])).toEqual(['C', 'R'])
  expect(textsOf([0, 'A'], [3, 'Mill'], [3, 'B'])).toEqual(['A', 'Mill', 'B'])
})
