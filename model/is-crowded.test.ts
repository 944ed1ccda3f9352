import { expect, test } from 'vitest'
import { isCrowded } from './is-crowded.ts'

const sections = ['Expertise', 'Companies', 'Projects', 'History']

test.each([
  [false, 'Alex Example', [...sections, 'Example Technologies', 'Example Academy', 'CV']],
  [true, 'Alex Example', [...sections, 'Example Technologies', 'Example Academy', 'Third Organisation', 'CV']],
  [
    true,
    'Alex Example',
    [
      'Kompetenzschwerpunkte',
      'Unternehmensgruppe',
      'Projektübersicht',
      'Berufserfahrungen',
      'Werk',
      'Haus',
      'Lebenslauf',
    ],
  ],
  [true, 'Maximiliane von Hohenlohe-Waldenburg', [...sections, 'Example Technologies', 'Example Academy', 'CV']],
  [
    true,
    'ノラ・リンドクヴィスト',
    ['職務経歴', '技術スキルと資格', 'プロジェクト一覧', '勤務先と取引先', '自己紹介と連絡先', 'エルベ銀行', '履歴書'],
  ],
  [false, 'Bo', [...sections, 'One', 'Two', 'Three', 'CV']],
])('puts links that do not fit beside the name into the menu: %s for %s, %j', (crowded, name, labels) => {
  expect(isCrowded(name, labels)).toBe(crowded)
})
