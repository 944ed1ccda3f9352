import type { WordLayout } from '../word/setting.ts'

export const standard: WordLayout = {
  usual: { size: 10, gap: 1, line: 246 },
  tight: { size: 9.5, gap: 0.5, line: 231 },
  margins: { side: 47, top: 40 },
  name: { size: 24, isBold: true },
  role: 12,
  section: { size: 12.5, isBold: true, before: 15, after: 4, rule: 'hairline' },
}
