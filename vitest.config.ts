import { defineConfig } from 'vitest/config'
import { site } from './generator/vite/site-plugin.ts'

export default defineConfig({
  plugins: [site(import.meta.dirname, 'sample')],
  test: {
    include: ['{schema,src,generator,cli}/**/*.test.{ts,mjs}'],
    restoreMocks: true,
    // A CV takes a second, and more than ten where the machine has much other work.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
