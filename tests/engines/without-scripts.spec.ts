import { click, see, seen } from './seen.ts'
import { at, DESKTOP, expect, test } from './story.ts'

test.use({ visitor: { ...DESKTOP, scripts: false } })

test('without scripts the content appears, controls that need them are hidden, and projects are told in words', async ({
  visit,
}) => {
  await visit.goTo(at(''))
  await see(visit, 'h1')
  for (const heading of ['Technical Expertise', 'Current Company', 'Project Gallery', 'Work History']) {
    await see(visit, 'h2', heading)
  }
  expect(await seen(visit, 'button')).toEqual([])
  expect(await seen(visit, '#gallery li h3')).toHaveLength(6)
  expect(await seen(visit, '#gallery li img')).toHaveLength(6)
  expect(await seen(visit, '#gallery li p', 'Eleven environments')).toHaveLength(1)
})

test('without scripts an organisation is reached by its link and by its address', async ({ visit }) => {
  await visit.goTo(at(''))
  await click(visit, 'nav a', 'Example Academy')
  await expect.poll(() => seen(visit, '#routed-title')).toMatchObject([{ onScreen: true }])
  await visit.goTo(at('foundation'))
  await expect.poll(() => seen(visit, '#routed-title')).toMatchObject([{ onScreen: true }])
})
