import type { WordLayout } from '../word/setting.ts'

export const dense: WordLayout = {
  usual: { size: 9.5, gap: 0.5, line: 228 },
  tight: { size: 9, gap: 0.4, line: 216 },
  margins: { side: 54, top: 37 },
  name: { size: 18, isBold: true },
  role: 10.5,
  section: { size: 12, isBold: true, before: 12, after: 4, rule: 'ink' },
}
