import { test as base, expect } from '@playwright/test'
import { openChromium } from './chromium.ts'
import { openFirefox } from './firefox.ts'
import { seen } from './seen.ts'
import type { Visit, VisitOptions } from './visit.ts'
import { openWebkit } from './webkit.ts'

export { expect }

export type Engine = 'Chromium' | 'Firefox' | 'WebKit'

const OPEN: Record<Engine, (path: string, options: VisitOptions) => Promise<Visit>> = {
  Chromium: openChromium,
  Firefox: openFirefox,
  WebKit: openWebkit,
}

type Options = { engine: Engine; program: string; visitor: VisitOptions; expectedConsoleErrors: RegExp }

export const DESKTOP = { width: 1280, height: 800, scripts: true, reducedMotion: false }
export const PHONE = { ...DESKTOP, width: 390, height: 844 }

/** A visitor with a browser of their own, whose page complains of nothing but what a test provokes. */
export const test = base.extend<Options & { visit: Visit }>({
  engine: ['Chromium', { option: true }],
  program: ['', { option: true }],
  visitor: [DESKTOP, { option: true }],
  expectedConsoleErrors: [/^$/, { option: true }],
  visit: async ({ engine, program, visitor, expectedConsoleErrors }, tell, info) => {
    const visit = await OPEN[engine](program, visitor)
    try {
      await tell(visit)
      if (info.status !== info.expectedStatus) {
        await info.attach('what was shown', { body: await visit.screenshot(), contentType: 'image/png' })
      }
      const complaints = await visit.complaints()
      expect(complaints.filter((complaint) => !expectedConsoleErrors.test(complaint))).toEqual([])
    } finally {
      await visit.close()
    }
  },
})

/** An address of the site. */
export const at = (path: string) => new URL(path, process.env['SITE_ADDRESS']).href

/** Opens a page and waits until a visitor can use it: the overlay is gone and the scripts are there. */
export async function arrive(visit: Visit, path = '') {
  await visit.goTo(at(path))
  await expect.poll(() => visit.evaluate(() => 'motion' in document.documentElement.dataset)).toBe(true)
  await expect.poll(() => visit.evaluate(() => document.querySelectorAll('#root > [hidden]').length)).toBe(0)
  expect(await seen(visit, 'h1')).toMatchObject([{ onScreen: true }])
}
