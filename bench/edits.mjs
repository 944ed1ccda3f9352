// How long an owner waits for a changed text while developing.
import { spawn } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root } from '../scripts/set-up.mjs'

/**
 * From the moment that a changed content is written to the moment that its headline is on the screen, in milliseconds.
 * @param {import('@playwright/test').Browser} browser
 * @param {number} edits
 */
export async function edit(browser, edits) {
  // Vite watches no folder inside of node_modules.
  const folder = join(tmpdir(), `edits-${process.pid}`)
  cpSync(join(root, 'content'), folder, { recursive: true })
  const server = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--host', '127.0.0.1'], {
    cwd: root,
    env: { ...process.env, SITE_CONTENT: relative(root, folder), NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const page = await browser.newPage()
  try {
    await page.goto(await addressSaidBy(server))
    await page.locator('h1').waitFor()
    const file = join(folder, 'site.yaml')
    const waits = []
    for (let number = 0; number <= edits; number++) {
      await page.waitForTimeout(300)
      const headline = `Headline ${number}`
      const shown = page.evaluate((words) => {
        return new Promise((resolve) => {
          const isShown = () => document.querySelector('h1')?.textContent === words
          const look = () => (isShown() ? resolve(Date.now()) : requestAnimationFrame(look))
          look()
        })
      }, headline)
      const written = Date.now()
      writeFileSync(file, readFileSync(file, 'utf8').replace(/headline: .*/, `headline: ${headline}`))
      waits.push(Number(await shown) - written)
    }
    return waits.slice(1) // The first one loads what the others find.
  } finally {
    await page.close()
    server.kill()
    rmSync(folder, { recursive: true })
  }
}

/**
 * @param {import('node:child_process').ChildProcess} server
 * @returns {Promise<string>}
 */
function addressSaidBy(server) {
  return new Promise((resolve) => {
    let said = ''
    server.stdout?.setEncoding('utf8').on('data', (part) => {
      said += part
      const address = /Local:\s+(http:\S+)/.exec(said)?.[1]
      if (address) resolve(address)
    })
  })
}
