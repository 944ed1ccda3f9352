import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as Axe from 'axe-core'
import type { Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What violates the rules of axe for WCAG 2.2 AA, or its best practices, a line for each problem. */
export async function axeViolations(
  page: Page,
  { disabledRules = [] as string[], include = 'html', exclude = 'none' } = {},
): Promise<string[]> {
  await page.evaluate(AXE) // The policy of the page would block a script element.
  const violations = await page.evaluate(
    async ([tags, disabled, [inside, outside]]) => {
      // Colours that change slowly are wrong meanwhile.
      const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
      await Promise.allSettled(transitions.map(({ finished }) => finished))
      const { axe } = window as unknown as { axe: typeof Axe } // defined by its script
      const result = await axe.run(
        { include: [inside], exclude: [outside] },
        {
          runOnly: { type: 'tag', values: tags },
          rules: Object.fromEntries(disabled.map((id) => [id, { enabled: false }])),
        },
      )
      return result.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ any, target, failureSummary = '' }) => ({
          problem: `${id}: ${any[0]?.message ?? failureSummary.split('\n').at(-1)?.trim()}`,
          element: document.querySelector(String(target[0]))?.textContent?.trim().slice(0, 40) || String(target[0]),
        })),
      )
    },
    [RULES, disabledRules, [include, exclude]] as const,
  )
  return [...new Set(violations.map(({ problem }) => problem))].map((problem) => {
    const [first, ...others] = violations.filter((violation) => violation.problem === problem)
    const more = others.length === 0 ? '' : ` and ${others.length} more`
    return `${problem} ("${first?.element}"${more})`
  })
}
