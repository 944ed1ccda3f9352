import { expect, test } from 'vitest'
import { shownColours } from './shown-colours.ts'

const shown = (query: Record<string, string>) => shownColours(new URLSearchParams(query))

test('an accent is darker in the light theme and as it is in the dark one', () => {
  const { hex, themes } = shown({ field: 'accent', accent: 'yellow' })
  expect(hex).toBe('#ffff00')
  const [light, dark] = themes
  expect(dark?.hex).toBe('#feff32') // as near as its rounding
  expect(light?.hex).toBe('#776700')
})

test('a second accent is shown beside the first, and without one, one that suits it', () => {
  const second = shown({ field: 'accentSecond', accent: 'teal' })
  expect(second.hex).not.toBe(shown({ field: 'accentSecond' }).hex)
  expect(shown({ field: 'accentSecond', accent: 'teal', accentSecond: 'tomato' }).hex).toBe('#ff6347')
})

test('what is no colour leaves those of the site', () => {
  expect(shown({ field: 'accent', accent: 'teel' })).toEqual(shown({ field: 'accent' }))
})
