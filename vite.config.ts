/// <reference types="vitest/config" />
import { realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { editor } from './editor/server/editor-plugin.ts'
import { FONT_PACKAGES } from './generator/fonts/page-fonts.ts'
import { NOTICES, notices } from './generator/vite/notices.ts'
import { site } from './generator/vite/site-plugin.ts'
import { contentFolder } from './lib/content-folder.mjs'

const { resolve } = createRequire(import.meta.url)

/** The owner's repository; in our own clone, this folder. */
const project = process.cwd()
const folder = process.env['VITEST'] ? 'sample' : contentFolder(project)
const cacheDir = join(project, 'node_modules/.vite')

/** Vite's own helper preloads the styles and chunks of a lazy chunk. Ours have none, and the helper is 0.6 kB of every page. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load()' : undefined),
}

export default defineConfig({
  root: import.meta.dirname,
  cacheDir,
  publicDir: false,
  plugins: [site(project, folder), editor(project, folder), react(), notices(), plainImports],
  // The site has no settings in .env, where NODE_ENV could be set too.
  envDir: false,
  // What the dev server may read for pages. All other files of the project stay private; the plugin serves those of the content.
  server: {
    fs: {
      allow: [
        ...['index.html', 'src', 'model'].map((path) => join(import.meta.dirname, path)),
        cacheDir,
        ...FONT_PACKAGES.map((name) => realpathSync(dirname(resolve(`${name}/package.json`)))),
      ],
    },
  },
  // Class names are short and the same in each build: `hero-body`.
  css: {
    modules: { generateScopedName: (name, file) => `${basename(file, '.module.css')}-${name}` },
  },
  clearScreen: false, // A mistake in the content stays visible in the terminal.
  // The client's and the prerendering environment share one reading of the content.
  builder: { sharedConfigBuild: true, sharedPlugins: true },
  build: {
    // The content security policy allows neither data URLs nor the inline polyfill.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One stylesheet, which every page contains.
    cssCodeSplit: false,
    license: { fileName: NOTICES },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  test: {
    include: ['{model,lib,content,src,generator,importers,cli,editor,tools,tests/tasks}/**/*.test.ts'],
    maxWorkers: '100%', // By default, one core is idle.
    isolate: false, // Files share the modules that they load: fonts, the schema, sharp. No test replaces one.
    restoreMocks: true,
    unstubEnvs: true,
    // A test of a whole build takes 20 seconds, and more than a minute where the machine has much other work.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})
