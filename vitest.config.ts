import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { site } from './generator/vite/site-plugin.ts'

export default defineConfig({
  plugins: [site(import.meta.dirname, 'sample'), react()],
  test: {
    include: ['{schema,src,generator,cli}/**/*.test.{ts,tsx,mjs}'],
    environment: 'node',
    setupFiles: ['src/test-setup.ts'],
    // Stylesheets are processed: components read values from them.
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
    restoreMocks: true,
    // A CV takes a second, and more than ten where the machine has much other work.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
