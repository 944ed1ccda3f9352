import { defineConfig } from '@playwright/test'
import { findEngines } from '../../cli/engines.mjs'
import type { Engine } from './browser.ts'

/** Run by `npm run test:engines`: a visit of the built sample in each browser engine that this machine has. */
export default defineConfig<object, { engine: Engine }>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  forbidOnly: true,
  fullyParallel: true,
  // Safari allows one session at a time.
  workers: process.platform === 'darwin' ? 1 : 2,
  reporter: 'list',
  timeout: 90_000,
  expect: { timeout: 20_000 },
  projects: findEngines().engines.map((engine) => ({ name: engine.name, use: { engine } })),
})
