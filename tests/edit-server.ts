import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expect, visit } from './fixtures.ts'

/** Starts the dev server on a content folder. */
export async function develop(folder: string, port: number, ...options: string[]) {
  const vite = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--port', String(port), ...options], {
    env: { ...process.env, SITE_CONTENT: folder, ALLOW_SAMPLE: 'yes', NO_COLOR: '1', FORCE_COLOR: undefined },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let output = ''
  let at = ''
  vite.stdout.on('data', (chunk) => (output += String(chunk)))
  await expect
    .poll(() => (at = /(?:Local|Network):\s+(http:\S+)/.exec(output)?.[1] ?? ''), { timeout: 90_000 })
    .not.toBe('')
  return { at, end: () => vite.kill() }
}

/** The command, and an environment in which it takes the content of the folder that it runs in. */
export const program = resolve('cli/vitafolio.mjs')
export const ownEnvironment = {
  ...process.env,
  SITE_CONTENT: undefined,
  SITE_URL: undefined,
  NODE_ENV: undefined,
  FORCE_COLOR: undefined,
}

/** Starts `npm run dev` in an owner's folder, and returns what ends it. */
export async function developSite(folder: string, port: string, env: NodeJS.ProcessEnv = ownEnvironment) {
  const server = spawn(process.execPath, [program, 'dev', '--port', port], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let output = ''
  server.stdout.on('data', (chunk) => (output += String(chunk)))
  await expect.poll(() => output, { timeout: 90_000 }).toContain('http://localhost:')
  return () => server.kill()
}

export const editButton = (page: Page) => page.getByRole('button', { name: 'Edit', exact: true })
export const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Editor' })

export async function startEditing(page: Page, address: string) {
  await visit(page, address)
  await editButton(page).click()
  await expect(editButton(page)).toHaveAttribute('aria-pressed', 'true')
}

/** Opens a group or a list in the panel: its fields and entries, one below the other. */
export async function openPart(page: Page, ...names: string[]) {
  await panelOf(page).getByRole('navigation').getByRole('button', { name: 'Site', exact: true }).click()
  for (const name of names) await panelOf(page).getByRole('button', { name, exact: true }).first().click()
}

/** Presses Tab until an element has the focus, which is in the editor before: a press has not lost it. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect.poll(() => isInEditor(page), { message: 'the focus is in the editor' }).toBe(true)
  for (let step = 0; step < 120; step += 1) {
    if ((await target.count()) > 0 && (await target.evaluate((each) => each.matches(':focus')))) return
    await page.keyboard.press(key)
  }
  throw new Error(`Tab does not lead to ${String(target)}`)
}

const isInEditor = (page: Page) =>
  page.evaluate(() => {
    const inside = document.querySelector('#editor')?.shadowRoot?.activeElement
    return inside !== null && inside !== undefined
  })
