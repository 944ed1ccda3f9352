import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../generator/testing/temporary-folder.ts'
import { contentEditor } from './content-editor.ts'

const CRASHES = 6
/** Before each of them. */
const WRITES = 3
const MAX_MS = 180_000

const REST = `url: https://ada.dev/
language: en
name: Ada
title: '{name}'
description: The personal website of {name}, with the CV as a PDF for download.
profile: { title: Engineer }
`

/** Changes the headline without end, and prints each text before it is written. Node 20 runs TypeScript through Vite alone. */
const WRITER = `
import { runnerImport } from 'vite'
const { module } = await runnerImport('editor/server/content-editor.ts', { configFile: false, logLevel: 'error' })
const { state, change } = module.contentEditor(process.argv[1], 'content')
for (let count = 0; ; count += 1) {
  const { value } = await state()
  const text = 'Change ' + count + ' of ' + process.argv[2]
  console.log(text)
  const edit = { kind: 'set', path: ['hero', 'headline'], value: text }
  const { message } = await change({ file: 'site.yaml', edit, old: value.hero.headline })
  if (message) throw new Error(message)
}
`

test(
  'killed while it writes, it leaves the old or the new file, and no pile of others',
  async () => {
    // Long, so that writing takes a while.
    const comments = '# A line of the owner\n'.repeat(1000)
    const yamlWith = (headline: string) => `${comments}hero: { headline: ${headline} }\n${REST}`
    const root = temporaryFolder({ 'content/site.yaml': yamlWith('First') })
    const file = join(root, 'content/site.yaml')
    const headlines = new Set(['First'])
    const expectValid = () => {
      const text = readFileSync(file, 'utf8')
      const headline = /headline: (.*) }/.exec(text)?.[1] ?? ''
      expect(headlines).toContain(headline)
      expect(text).toBe(yamlWith(headline))
    }
    for (let crash = 0; crash < CRASHES; crash += 1) {
      const writer = spawn(process.execPath, ['--input-type=module', '-e', WRITER, root, String(crash)], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      writer.stdout.setEncoding('utf8')
      const before = headlines.size
      writer.stdout.on('data', (printed: string) => {
        for (const line of printed.trim().split('\n')) headlines.add(line)
      })
      // A busy machine writes slowly.
      while (headlines.size < before + WRITES) {
        expect(writer.exitCode).toBeNull()
        await setTimeout(20)
      }
      await setTimeout(Math.random() * 100)
      writer.kill('SIGKILL')
      await once(writer, 'close')
      expectValid()
      expect(readdirSync(join(root, 'content')).filter((name) => name !== 'site.yaml').length).toBeLessThan(2)
    }
    // The next change writes over what a crash has left.
    const { state, change } = contentEditor(root, 'content')
    const { hero } = (await state()).value as { hero: { headline: string } }
    const edit = { kind: 'set', path: ['hero', 'headline'], value: 'Last' } as const
    expect((await change({ file: 'site.yaml', edit, old: hero.headline })).message).toBeUndefined()
    expect(readdirSync(join(root, 'content'))).toEqual(['site.yaml'])
  },
  MAX_MS,
)
