import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import sirv from 'sirv'
import { build } from 'vite'
import { packageFolder } from '../../cli/set-up.mjs'
import { openPhone } from './measure.ts'

/** Serves a copy of a folder with Brotli, as hosts do, until the command ends. */
export async function serve(folder: string): Promise<string> {
  const copy = mkdtempSync(join(tmpdir(), 'bench-'))
  process.once('exit', () => rmSync(copy, { recursive: true }))
  cpSync(folder, copy, { recursive: true })
  for (const file of readdirSync(copy, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:html|js|css|svg|json)$/.test(file)) continue
    writeFileSync(join(copy, `${file}.br`), brotliCompressSync(readFileSync(join(copy, file))))
  }
  const server = createServer(sirv(copy, { brotli: true })).unref()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number } // it listens on a port, not on a pipe
  return `http://127.0.0.1:${port}`
}

export type Site = Awaited<ReturnType<typeof readSite>>

/** What a built site shows on a phone, and the paths of its first organisation and its first story, if it has one. */
export async function readSite(browser: Browser, address: string) {
  const page = await openPhone(browser)
  await page.goto(address)
  const site = await page.evaluate(() => {
    const texts = [
      ...document.querySelectorAll(':is(#content, main, footer) :is(h1, h2, h3, p, li):not(:has(h2, h3, p, li))'),
    ]
    return {
      hero: document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')?.currentSrc ?? '',
      texts: texts.map(({ localName, textContent }) => ({ tag: localName, text: textContent })),
      organisation: document.querySelector<HTMLAnchorElement>('[data-part=card] a[href^="/"]')?.pathname ?? '/',
      story: document.querySelector<HTMLAnchorElement>('a[href^="/projects/"]')?.pathname,
    }
  })
  await page.context().close()
  return site
}

/** A copy of a built site whose pages lack the script: what the script adds is the difference. */
export function withoutScript(folder: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'bench-'))
  process.once('exit', () => rmSync(copy, { recursive: true }))
  cpSync(folder, copy, { recursive: true })
  for (const file of readdirSync(copy, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  )) {
    const html = readFileSync(join(copy, file), 'utf8')
    writeFileSync(join(copy, file), html.replace(/<script type="module"[^>]*><\/script>/, ''))
  }
  return copy
}

/** Builds the least that shows the same: floor.html without a framework, react.html with React alone. */
export async function buildFloors({ hero, texts }: Site): Promise<string> {
  const folder = join(packageFolder, 'node_modules/.site/bench-floors')
  const rolldownOptions = { input: 'tools/bench/react-floor.tsx', output: { entryFileNames: '[name].js' } }
  const output = { outDir: folder, emptyOutDir: true, modulePreload: false, rolldownOptions } as const // `false` is a literal
  await build({ configFile: false, root: packageFolder, publicDir: false, logLevel: 'error', build: output })

  const picture = await fetch(hero)
  writeFileSync(join(folder, 'hero.avif'), new Uint8Array(await picture.arrayBuffer()))
  const template = readFileSync(join(packageFolder, 'tools/bench/floor.html'), 'utf8')
  const write = (name: string, main: string) =>
    writeFileSync(join(folder, name), template.split('<!--main-->').join(main))

  const elements = texts.map(({ tag, text }) => `<${tag}>${escape(text)}</${tag}>`)
  write('floor.html', `<main><img src="/hero.avif" alt="" />${elements.join('')}</main>`)
  const data = `<script type="application/json">${JSON.stringify(texts).replaceAll('<', '\\u003c')}</script>`
  write(
    'react.html',
    `<main id="root"></main>${data}<script type="module" src="/react-floor.js" fetchpriority="low"></script>`,
  )
  return folder
}

function escape(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
