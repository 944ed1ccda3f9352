import { defineConfig } from '@playwright/test'
import { BROWSER_ARGUMENTS } from './cli/browser.mjs'

const browser = process.env['CHROMIUM_PATH']

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  testIgnore: '**/tests/engines/**', // npm run test:engines
  globalSetup: './tests/global-setup.ts',
  outputDir: 'test-results/browser',
  snapshotPathTemplate: '{testDir}/references/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  workers: 3, // Of two cores: pages wait for overlays and servers half of the time.
  // Shared machines are slow at times. The report marks a retried test as flaky.
  retries: process.env['CI'] ? 2 : 0,
  timeout: 180_000,
  reporter: 'list',
  expect: { timeout: 45_000 },
  use: {
    baseURL: process.env['SITE_sample'] ?? '',
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      ...(browser === undefined ? {} : { executablePath: browser }),
      args: BROWSER_ARGUMENTS,
    },
  },
})
