import type { WordLayout } from '../word/setting.ts'

export const standard: WordLayout = {
  usual: { size: 10.5, gap: 1, line: 240 },
  tight: { size: 9.5, gap: 0.5, line: 228 },
  margins: { side: 47, top: 45.35 },
  name: { size: 24, isBold: true },
  role: 12,
  section: { size: 12.5, isBold: true, before: 14, after: 4, rule: 'hairline' },
}
