import { defineConfig } from 'vitest/config'

// npm run fuzz
export default defineConfig({ test: { include: ['generator/content/fuzz/*.fuzz.ts'], testTimeout: 600_000 } })
