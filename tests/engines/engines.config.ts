import { defineConfig } from '@playwright/test'
import type { Engine } from './story.ts'

/** Where the programs of the engines are that this machine has: cli/test-engines.mjs. */
const programs = JSON.parse(process.env['ENGINES'] ?? '{}') as Record<Engine, string>

export default defineConfig<{ engine: Engine; program: string }>({
  testDir: '.',
  globalSetup: './global-setup.ts',
  outputDir: '../../test-results/engines',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A machine shared with others is late now and then; the report calls such a test flaky.
  retries: 2,
  reporter: 'list',
  timeout: 60_000,
  expect: { timeout: 7000 },
  projects: Object.entries(programs).map(([engine, program]) => ({
    name: engine,
    use: { engine: engine as Engine, program }, // the script knows these three
  })),
})
