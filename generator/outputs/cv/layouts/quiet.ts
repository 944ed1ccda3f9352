import type { WordLayout } from '../word/setting.ts'

export const quiet: WordLayout = {
  font: 'Georgia',
  usual: { size: 10.5, gap: 1.2, line: 260 },
  tight: { size: 9.5, gap: 0.8, line: 240 },
  margins: { side: 63, top: 48 },
  name: { size: 26 },
  role: 13,
  section: { size: 13, isBold: true, before: 18, after: 4, colour: 'accent' },
}
