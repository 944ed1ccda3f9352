import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { editButton, panelOf } from './edit-server.ts'
import { expect, test, visit } from './fixtures.ts'

// As if 127.0.0.2 were the address of this machine in its network.
const HOST = '127.0.0.2'
let folder: string
let server: ViteDevServer
let api: { newAddress: () => string }
let address: string

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'edit-devices-'))
  cpSync('sample', folder, { recursive: true })
  Object.assign(process.env, { SITE_CONTENT: folder, ALLOW_SAMPLE: 'yes' })
  server = await createServer({ server: { host: HOST, port: 5206, strictPort: true }, logLevel: 'error' })
  await server.listen()
  api = server.config.plugins.find(({ name }) => name === 'editor')?.api as typeof api
  address = `http://${HOST}:5206/`
})
test.afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})
test.beforeEach(({ expectedErrors }) => expectedErrors.push(/^The page requests http:\/\/127\.0\.0\.2:/, /403/))

test('a device edits by the key of its address, which is valid once', async ({ page, request }) => {
  test.setTimeout(180_000)
  const end = api.newAddress()
  const Origin = new URL(address).origin
  const post = async (path: string, headers = {}) =>
    (await request.post(`${address}__editor${path}`, { headers })).status()
  const key = end.replace('#edit=', '')
  expect(await post(`/enter?key=${key}`, { Origin: 'http://evil.example' })).toBe(403)
  expect(await post('/enter?key=guess', { Origin })).toBe(403)
  const told = await (await request.get(`${address}@id/__x00__virtual:editor`)).text()
  expect(told).toContain('"token":""')
  expect(await post('/state', { Origin, 'X-Editor-Token': '' })).toBe(403)

  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, address + end)
  expect(page.url()).toBe(address)
  await editButton(page).click()
  await panelOf(page).getByRole('button', { name: 'Open profile' }).click()
  await expect(panelOf(page).getByRole('textbox').first()).toBeVisible()
  expect(await post(`/enter?key=${key}`, { Origin })).toBe(403)

  // A visitor has none.
  await page.evaluate(() => sessionStorage.clear())
  await visit(page, address)
  await expect(editButton(page)).toHaveAttribute('title', /^Open the address with a key/)
})
