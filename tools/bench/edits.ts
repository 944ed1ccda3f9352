import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { packageFolder } from '../../cli/set-up.mjs'
import type { Change, Edit, EditorState } from '../../editor/protocol.ts'

/** What is edited in the sample, and where the page shows it. */
const EDITS: Record<string, { edit: (text: string) => Edit; selector: string }> = {
  'a text': {
    edit: (value) => ({ kind: 'set', path: ['hero', 'headline'], value }),
    selector: 'h1',
  },
  'a folded text': {
    edit: (value) => ({ kind: 'set', path: ['footer', 'about'], value: `${'I build platforms. '.repeat(8)}${value}` }),
    selector: 'footer',
  },
  'an entry of a list in brackets': {
    edit: (value) => ({ kind: 'insert', path: ['history', 'entries', 0, 'technologies'], index: 0, value }),
    selector: '#history',
  },
  'all of a list': {
    edit: (value) => ({ kind: 'set', path: ['history', 'entries', 1, 'technologies'], value: [value, 'Docker', 'k6'] }),
    selector: '#history',
  },
}

/** Starts the dev server on a copy of the sample, until the command ends. */
async function develop(): Promise<{ address: string; file: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  cpSync(join(packageFolder, 'sample'), folder, { recursive: true })
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')
  const server = spawn(process.execPath, [vite, '--port', '0'], {
    cwd: packageFolder,
    env: { ...process.env, NODE_ENV: 'development', SITE_CONTENT: folder, ALLOW_SAMPLE: 'yes', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  process.once('exit', () => {
    server.kill()
    rmSync(folder, { recursive: true })
  })
  const address = await new Promise<string>((resolve) => {
    let output = ''
    server.stdout.on('data', (chunk) => {
      output += String(chunk)
      const [, printed] = /Local:\s+(http:\S+)/.exec(output) ?? []
      if (printed !== undefined) resolve(printed)
    })
  })
  return { address, file: join(folder, 'site.yaml') }
}

/** For each kind of edit, the milliseconds from its request until the file has it, and until the page shows it. */
export async function measureEdits(browser: Browser) {
  const { address, file } = await develop()
  const module = await (await fetch(`${address}@id/__x00__virtual:editor`)).text()
  const token = /"token":"([\w-]+)"/.exec(module)?.[1] ?? ''
  let count = 0
  const measure = async ({ edit, selector }: (typeof EDITS)[string]) => {
    const page = await browser.newPage()
    await page.goto(address)
    await page.locator('html[data-motion]').waitFor()
    await page.locator('#root > [hidden]').waitFor({ state: 'detached' })
    await setTimeout(1000)
    const text = `Change ${(count += 1)}.`
    const shown = page.evaluate(changeAndWait, { token, edit: edit(text), selector, text })
    let written = Number.NaN
    while (Number.isNaN(written)) {
      if (readFileSync(file, 'utf8').includes(text)) written = Date.now()
      await setTimeout(1)
    }
    const { start, end } = await shown
    await page.close()
    return { 'in the file': Math.round(written - start), 'on the page': Math.round(end - start) }
  }
  return Object.fromEntries(Object.entries(EDITS).map(([name, each]) => [name, () => measure(each)]))
}

/** Runs in the page: from the request to the frame after the one in which an element has the text. */
async function changeAndWait({
  token,
  edit,
  selector,
  text,
}: {
  token: string
  edit: Edit
  selector: string
  text: string
}) {
  const post = (path: string, body?: Change) =>
    fetch(`/__editor${path}`, {
      method: 'POST',
      headers: { 'X-Editor-Token': token },
      ...(body && { body: JSON.stringify(body) }),
    })
  const state = (await (await post('/state')).json()) as EditorState // as the protocol says
  let old: unknown = state.value
  for (const step of edit.path) old = (old as Record<string | number, unknown>)[step]
  const now = () => performance.timeOrigin + performance.now()
  const start = now()
  void post('/change', { file: 'site.yaml', edit, old })
  const nextFrame = () => new Promise(requestAnimationFrame)
  // The texts of a page in development have marks.
  const isShown = () =>
    document
      .querySelector(selector)
      ?.textContent.replaceAll(/\p{Cf}/gu, '')
      .includes(text)
  do await nextFrame()
  while (!isShown())
  await nextFrame()
  return { start, end: now() }
}
