import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { packageFolder } from '../cli/set-up.mjs'
import type { Site } from './built-site.ts'

/** Builds the least that shows the same: floor.html without a framework, react.html with React alone. */
export async function buildFloors({ hero, texts }: Site): Promise<string> {
  const folder = join(packageFolder, 'node_modules/.site/bench-floors')
  const rolldownOptions = { input: 'bench/react-floor.tsx', output: { entryFileNames: '[name].js' } }
  const output = { outDir: folder, emptyOutDir: true, modulePreload: false, rolldownOptions } as const // `false` is a literal
  await build({ configFile: false, root: packageFolder, publicDir: false, logLevel: 'error', build: output })

  const picture = await fetch(hero)
  writeFileSync(join(folder, 'hero.avif'), new Uint8Array(await picture.arrayBuffer()))
  const template = readFileSync(join(packageFolder, 'bench/floor.html'), 'utf8')
  const write = (name: string, main: string) =>
    writeFileSync(join(folder, name), template.split('<!--main-->').join(main))

  const elements = texts.map(({ tag, text }) => `<${tag}>${escape(text)}</${tag}>`)
  write('floor.html', `<main><img src="/hero.avif" alt="" />${elements.join('')}</main>`)
  const data = `<script type="application/json">${JSON.stringify(texts).replaceAll('<', '\\u003c')}</script>`
  write('react.html', `<main></main>${data}<script type="module" src="/react-floor.js" fetchpriority="low"></script>`)
  return folder
}

function escape(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
