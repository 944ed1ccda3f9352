import aliases from '../images/icon-aliases.json' with { type: 'json' }
import { hasIcon } from '../images/icon-set.ts'

/** Names of technologies that are words as well. */
const WORDS = new Set([
  'akka',
  'ant',
  'backbone',
  'c',
  'chrome',
  'composer',
  'crystal',
  'dart',
  'ember',
  'express',
  'filament',
  'filezilla',
  'go',
  'handlebars',
  'ionic',
  'meteor',
  'mocha',
  'nova',
  'origin',
  'phoenix',
  'polygon',
  'processing',
  'r',
  'rect',
  'salt',
  'sanity',
  'sketch',
  'spring',
  'storybook',
  'swift',
  'tower',
  'unity',
  'unix',
  'vault',
  'zig',
])

/** The icon of the technology that a label names, if it names one: "PostgreSQL 16 (primary)". */
export function iconOfLabel(label: string): string | undefined {
  for (const line of label.split('\n')) {
    const icon = iconOfLine(line)
    if (icon !== undefined) return icon
  }
  return undefined
}

function iconOfLine(line: string): string | undefined {
  const words = line.match(/[\p{L}\p{N}+#.]+/gu) ?? []
  for (const count of [3, 2, 1]) {
    for (let start = 0; start + count <= words.length; start++) {
      const name = words
        .slice(start, start + count)
        .join('')
        .toLowerCase()
        .replace(/\.$/, '')
      const known = (aliases as Readonly<Record<string, string>>)[name] ?? name.replaceAll('.', '')
      const isWord = WORDS.has(name) && words.length > 1
      if (!isWord && known.length > 1 && hasIcon(`devicon:${known}`)) return `devicon:${known}`
    }
  }
  return undefined
}
