import { click, see, seen, seeNone } from './seen.ts'
import { arrive, at, expect, PHONE, test } from './story.ts'
import type { Visit } from './visit.ts'

const HEADING = '#routed-title'
const ACADEMY = 'Example Academy of Entrepreneurship'

test('a link to an organisation brings to its heading, Back to where the visitor was, "Back to Home" to the top', async ({
  visit,
}) => {
  await arrive(visit)
  await click(visit, 'nav a', 'Example Academy')
  await expectArrivalAt(visit, ACADEMY)
  expect(await pathOf(visit)).toBe('/academy')

  await visit.goBack()
  await seeNone(visit, HEADING)
  expect(await pathOf(visit)).toBe('/')
  await expect.poll(() => visit.evaluate(() => scrollY)).toBe(0)

  await click(visit, 'nav a', 'Example Technologies')
  await expectArrivalAt(visit, 'Example Technologies (Private) Limited')
  await click(visit, '#routed a', 'Back to Home')
  await seeNone(visit, HEADING)
  await expect.poll(() => visit.evaluate(() => scrollY)).toBe(0)
  await expect.poll(() => seen(visit, 'h1')).toMatchObject([{ onScreen: true, focused: true }])
})

for (const [path, name] of [
  ['academy', ACADEMY],
  ['foundation', 'Example Technologies (Private) Limited'],
] as const) {
  test(`an organisation asked for by its address is brought to as well: /${path}`, async ({ visit }) => {
    await visit.goTo(at(path))
    await expectArrivalAt(visit, name)
    await arrive(visit) // the home page, by its address again
    await seeNone(visit, HEADING)
  })
}

test.describe('an unknown address', () => {
  test.use({ expectedConsoleErrors: /404/ })

  test('has a page that says so, below the main page', async ({ visit }) => {
    await visit.goTo(at('no/such/page'))
    await expectArrivalAt(visit, 'Page not found')
    await see(visit, 'h1')
    await click(visit, '#routed a', 'Back to Home')
    await seeNone(visit, HEADING)
  })
})

test.describe('on a phone', () => {
  test.use({ visitor: PHONE })

  test('the menu opens and leads to a section, and to an organisation', async ({ visit }) => {
    await arrive(visit)
    await seeNone(visit, 'nav li a')
    await click(visit, 'nav button', 'Menu')
    await click(visit, 'nav li a', 'History')
    await expect.poll(() => seen(visit, '#history h2')).toMatchObject([{ onScreen: true }])
    await seeNone(visit, 'nav li a')
    await click(visit, 'nav button', 'Menu')
    await click(visit, 'nav li a', 'Example Academy')
    await expectArrivalAt(visit, ACADEMY)
  })
})

async function expectArrivalAt(visit: Visit, name: string) {
  await expect.poll(() => seen(visit, HEADING)).toMatchObject([{ name, onScreen: true, onTop: true, focused: true }])
}

function pathOf(visit: Visit) {
  return visit.evaluate(() => location.pathname)
}
