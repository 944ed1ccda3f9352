import { type Path, textsIn, valueAt } from '../../content/content.ts'
import { escapePattern } from '../../lib/escape-pattern.ts'
import { type Source, siteSchema } from '../../model/site-schema.ts'

/**
 * The content with other names in its texts: whole words, in the same case. Addresses and names of files stay.
 * @param names as they are -> as they should be
 */
export function replacing(source: Source, names: Readonly<Record<string, string>>): Source {
  const known = Object.keys(names).toSorted((a, b) => b.length - a.length)
  if (known.length === 0) return source
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${known.map(escapePattern).join('|')})(?![\\p{L}\\p{N}])`, 'gu')
  const result = structuredClone(source)
  for (const { path, text, meta } of textsIn(siteSchema, source)) {
    if (meta.isUrl || meta.kind !== undefined || meta.untranslatable) continue
    const replaced = text.replace(pattern, (found) => names[found] ?? found)
    if (replaced !== text) write(result, path, replaced)
  }
  return result
}

function write(source: Source, path: Path, text: string): void {
  const group = valueAt(source, path.slice(0, -1)) as Record<string, unknown> // the text was there
  group[String(path.at(-1))] = text
}
