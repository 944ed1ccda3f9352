import { defineConfig } from 'vitest/config'

// npm run fuzz
export default defineConfig({ test: { include: ['build/content/fuzz/*.fuzz.ts'], testTimeout: 600_000 } })
