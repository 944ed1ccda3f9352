/// <reference types="vitest/config" />
import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contentFolder, SAMPLE } from './generator/content/content-folder.mjs'
import { NOTICES, notices } from './generator/vite/notices.ts'
import { site } from './generator/vite/site-plugin.ts'

const root = import.meta.dirname

export default defineConfig({
  plugins: [site(root, process.env['VITEST'] ? SAMPLE : contentFolder(root)), react(), notices()],
  // The site has no settings in .env, where NODE_ENV could be set too.
  envDir: false,
  // What the dev server may read for pages. All other files of the project stay private; the plugin serves those of the content.
  server: {
    fs: {
      allow: [
        'index.html',
        'src',
        'model',
        'node_modules/.vite',
        realpathSync(join(root, 'node_modules/@fontsource-variable')),
      ],
    },
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
    include: ['{model,src,generator,cli}/**/*.test.{ts,mjs}'],
    restoreMocks: true,
    unstubEnvs: true,
    // A CV takes a second, and more than ten where the machine has much other work.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
