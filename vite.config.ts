import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { readableName, shortNames } from './build/class-names.ts'
import { minify } from './build/minify.ts'
import { NOTICES, notices } from './build/notices.ts'
import { site } from './build/site-plugin.ts'
import { styleOnce } from './build/style-once.ts'

/**
 * Vite wraps each `import()` in a helper that asks for the styles and the parts a chunk depends on. Ours have one
 * stylesheet and nothing that is not there already: the import alone does, and every visitor is spared the helper.
 */
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load(id) {
      return id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load()' : undefined
    },
  }
}

export default defineConfig(({ command }) => ({
  // SITE_CONTENT builds from another folder than content/, as the browser tests do.
  plugins: [
    plainImports(),
    site(import.meta.dirname, process.env['SITE_CONTENT'] || undefined),
    react(),
    styleOnce(import.meta.dirname),
    notices(),
    minify(`${import.meta.dirname}/node_modules/.cache/minified`),
  ],
  resolve: {
    alias: {
      // As a module it needs none of the helpers that would otherwise be a file of their own, asked for before the page is.
      'lottie-web/build/player/lottie_light': 'lottie-web/build/player/esm/lottie_light.min.js',
      // What wouter brings for React 17, which had no such hook, is React's own.
      'use-sync-external-store/shim/index.js': 'react',
      // Nor is there a pattern among our routes to be read.
      regexparam: `${import.meta.dirname}/src/routing/no-patterns.ts`,
    },
  },
  // One reading of the content serves both: what visitors load, and what writes the pages.
  builder: { sharedConfigBuild: true, sharedPlugins: true },
  server: { port: Number(process.env['PORT']) || 5173 },
  css: {
    // While developing, names that a reader understands; visitors get short ones.
    modules: { generateScopedName: command === 'serve' ? readableName : shortNames(`${import.meta.dirname}/src`) },
  },
  build: {
    // A strict policy has no room for data addresses, nor for the inline polyfill.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    minify: false, // See above.
    cssMinify: 'lightningcss',
    license: { fileName: NOTICES },
    // One stylesheet for every page, so that a page asked for by its address has its looks without any script.
    cssCodeSplit: false,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
}))
