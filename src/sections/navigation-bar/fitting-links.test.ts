import { expect, test } from 'vitest'
import { countFitting } from './fitting-links.ts'

test.each([
  ['all that fit exactly', { links: [100, 100, 100], room: 320 }, 3],
  ['all, although the button would have no room', { links: [100, 100, 100], room: 330 }, 3],
  ['those that leave room for the button', { links: [100, 100, 100], room: 319 }, 2],
  ['one less where the button needs its room', { links: [100, 100, 100], room: 269 }, 1],
  ['none that is wider than the room', { links: [400, 50], room: 300 }, 0],
  ['no short link after a long one that does not fit', { links: [100, 400, 20], room: 300 }, 1],
  ['all of widths that are rounded', { links: [33.33, 33.33, 33.34], room: 119.99 }, 3],
  ['none in a bar without room', { links: [100], room: -20 }, 0],
  ['none of none', { links: [], room: 0 }, 0],
])('in the bar are %s', (_, { links, room }, count) => {
  expect(countFitting({ links, room, gap: 10, button: 60 })).toBe(count)
})
