import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { site } from './build/site-plugin.ts'

export default defineConfig({
  // SITE_CONTENT builds from another folder than content/, as the browser tests do.
  plugins: [site(import.meta.dirname, process.env['SITE_CONTENT'] || undefined), react()],
  builder: {},
  build: {
    // A strict policy has no room for data addresses, nor for the inline polyfill.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One stylesheet for every page, so that a page asked for by its address has its looks without any script.
    cssCodeSplit: false,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
})
