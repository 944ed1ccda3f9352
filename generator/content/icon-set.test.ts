import { expect, test } from 'vitest'
import { iconShapesOf, hasIcon, svgOf } from './icon-set.ts'

test.each([
  ['devicon:docker', true],
  ['tabler:sun', true],
  ['devicon:nothing-like-it', false],
  ['unknown:sun', false],
  ['devicon:constructor', false],
  ['sun', false],
])('%s is there: %s', (name, there) => {
  expect(hasIcon(name)).toBe(there)
})

test('an icon becomes an SVG file in its own colours', () => {
  expect(svgOf('tabler:database')).not.toContain('currentColor')
  expect(svgOf('devicon:k6')).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="128".*<\/svg>\n$/s)
})

test('a sign becomes elements that take the colour of the text, in React’s spelling', () => {
  const { size, shapes } = iconShapesOf('tabler:x')
  expect(size).toBe(24)
  expect(shapes[0]).toMatchObject({ tag: 'path', attributes: { stroke: 'currentColor', strokeLinecap: 'round' } })
})
