import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { openPart, panelOf, startEditing } from './edit-server.ts'
import { expect, test } from './fixtures.ts'

// As npm installs the package: below node_modules/, where Vite treats modules in another way.
let root: string
let stop: () => Promise<unknown>
let address: string

test.beforeAll(async () => {
  test.setTimeout(180_000)
  root = mkdtempSync(join(tmpdir(), 'edit-installed-'))
  const installed = join(root, 'node_modules/vitafolio')
  const packed = execFileSync('npm', ['pack', '--dry-run', '--json', '--silent'], { encoding: 'utf8' })
  const [{ files }] = JSON.parse(packed) as [{ files: { path: string }[] }]
  for (const { path } of files) {
    mkdirSync(dirname(join(installed, path)), { recursive: true })
    cpSync(path, join(installed, path))
  }
  for (const name of readdirSync('node_modules'))
    if (!name.startsWith('.') && name !== 'vitafolio')
      symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name))
  cpSync('sample', join(root, 'content'), { recursive: true })
  const server = spawn(process.execPath, [join(installed, 'cli/vitafolio.mjs'), 'dev', '--port', '5207'], {
    cwd: root,
    env: { ...process.env, ALLOW_SAMPLE: 'yes', SITE_CONTENT: undefined, NO_COLOR: '1', FORCE_COLOR: undefined },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  stop = () => {
    server.kill()
    return once(server, 'exit')
  }
  let output = ''
  server.stdout.on('data', (chunk) => (output += String(chunk)))
  await expect.poll(() => output, { timeout: 90_000 }).toContain('http://localhost:')
  address = 'http://localhost:5207/'
})
test.afterAll(async () => {
  await stop()
  rmSync(root, { recursive: true })
})

test('in an installed package, a text is edited where it stands, and a page that is loaded again keeps its theme', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await page.goto(address)
  await page.getByRole('button', { name: 'Look at the sample' }).click()
  await startEditing(page, address)
  await page.evaluate(() => document.documentElement.classList.add('is-same-page'))
  await page.getByRole('button', { name: 'Edit DevOps & Infrastructure Expert' }).click()
  await page.keyboard.type('I keep engines running')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('I keep engines running')
  await expect(page.locator('html')).toHaveClass(/is-same-page/)
  expect(readFileSync(join(root, 'content/site.yaml'), 'utf8')).toContain('headline: I keep engines running')

  await page.getByRole('button', { name: / theme$/ }).click()
  await openPart(page, 'Open Look')
  await panelOf(page).getByText('Trace', { exact: true }).click()
  await expect(page.locator('html')).not.toHaveClass(/is-same-page/, { timeout: 60_000 })
  await expect(page.locator('[data-part=career-panel]')).toBeVisible({ timeout: 60_000 })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})
