import type { WordLayout } from '../word/setting.ts'

export const dense: WordLayout = {
  usual: { size: 9, gap: 0.5, line: 245 },
  tight: { size: 9, gap: 0.4, line: 235 },
  margins: { side: 40, top: 37 },
  name: { size: 18, isBold: true },
  role: 10.5,
  section: { size: 11.5, isBold: true, before: 14, after: 4, rule: 'ink' },
}
