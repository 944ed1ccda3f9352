import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { NOTICES, notices } from './generator/notices.ts'
import { site } from './generator/site-plugin.ts'

export default defineConfig({
  // SITE_CONTENT builds from another folder than content/, as the browser tests do.
  plugins: [site(import.meta.dirname, process.env['SITE_CONTENT'] || undefined), react(), notices()],
  // The client's and the prerendering environment share one reading of the content.
  builder: { sharedConfigBuild: true, sharedPlugins: true },
  server: { port: Number(process.env['PORT']) || 5173 },
  build: {
    // The content security policy allows neither data URLs nor the inline polyfill.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One stylesheet, which every page contains.
    cssCodeSplit: false,
    license: { fileName: NOTICES },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
})
