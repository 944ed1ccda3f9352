import { defineConfig } from '@playwright/test'
import { findEngines } from '../../tools/engines.mjs'
import type { Engine } from './open-browser.ts'

/** Run by `npm run test:engines`: a visit of the built sample in each browser engine that this machine has. */
export default defineConfig<object, { engine: Engine }>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  forbidOnly: true,
  // Safari allows one session at a time, and the overlay's timing needs an idle machine.
  workers: 1,
  reporter: 'list',
  timeout: 90_000,
  expect: { timeout: 20_000 },
  projects: findEngines().engines.map((engine) => ({ name: engine.name, use: { engine } })),
})
