import { expect, test } from 'vitest'
import { hasIcon, iconShapesOf, svgOf } from './icon-set.ts'

test.each([
  ['devicon:docker', true],
  ['tabler:sun', true],
  ['devicon:unknown-name', false],
  ['unknown:sun', false],
  ['devicon:constructor', false],
  ['sun', false],
])('tells whether %s is an installed icon: %s', (name, isKnown) => {
  expect(hasIcon(name)).toBe(isKnown)
})

test('writes an icon as an SVG file in its own colours', () => {
  expect(svgOf('tabler:database', '#123456')).not.toContain('currentColor')
  expect(svgOf('devicon:k6', '#123456')).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="128".*<\/svg>\n$/s,
  )
})

test('returns an icon as elements in the colour of the text', () => {
  const { size, shapes } = iconShapesOf('tabler:x')
  expect(size).toBe(24)
  expect(shapes[0]).toMatchObject({ tag: 'path', attributes: { stroke: 'currentColor', strokeLinecap: 'round' } })
})
