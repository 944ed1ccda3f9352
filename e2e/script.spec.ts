import { expect, test, visit } from './site.ts'

test('errors made in stock note no stack, for which the script would be read anew; later ones do', async ({ page }) => {
  await page.addInitScript(() => {
    const stacks: (string | undefined)[] = []
    Object.assign(globalThis, { stacks })
    globalThis.Error = new Proxy<ErrorConstructor>(Error, {
      apply: (made, _, [message]: string[]) => {
        const error = made(message)
        if (document.documentElement.dataset['live'] === undefined) stacks.push(error.stack)
        return error
      },
    })
  })
  await visit(page)
  const stacks = await page.evaluate(() => (globalThis as unknown as { stacks: (string | undefined)[] }).stacks)
  expect(stacks.length).toBeGreaterThan(2)
  expect(new Set(stacks)).toEqual(new Set([undefined]))
  expect(await page.evaluate(() => new Error('later').stack)).toContain('\n    at ')
})
