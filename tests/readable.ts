import type { Locator, Page } from '@playwright/test'
import { contrastOf } from '../cli/check/contrast.ts'
import { expect } from './fixtures.ts'

/** Expects enough contrast (WCAG 2.2, 1.4.3) of all text on the hero with its background. */
export async function expectReadableHero(page: Page, situation: string) {
  const headline = page.getByRole('heading', { level: 1 })
  expect.soft(await contrastOf(headline), `headline, ${situation}`).toBeGreaterThanOrEqual(3)
  for (const text of await page.locator('h1 + p, header a, header button').all()) {
    if (await text.isVisible()) await expectReadable(text, situation)
  }
}

/** Expects enough contrast of a text of normal size with its background. */
export async function expectReadable(text: Locator, situation: string) {
  expect.soft(await contrastOf(text), `${await text.textContent()}, ${situation}`).toBeGreaterThanOrEqual(4.5)
}
