import { join } from 'node:path'
import { parseContent, type Path, PLACEHOLDERS, valueAt } from '../../content/content.ts'
import { doubtsOf, withDoubts } from '../doubt.ts'
import { isRecord } from '../values/values.ts'
import type { Imported } from './compose-yaml.ts'
import { isOfSample } from './sample-files.ts'

/** What no résumé says of the owner's site. */
const FIELDS: readonly Path[] = [['url'], ['look'], ['language'], ['profile', 'photo'], ['hero', 'picture']]

/**
 * Adds what the owner has chosen for the content that is replaced: the address unless it is still to write, the look, and pictures that are
 * not those of the sample.
 * @param likely the language of the texts, if they tell. Of the same one, the owner may have chosen a region, such as en-GB.
 * @returns also the paths of what was added
 */
export function withKeptFields(
  imported: Imported,
  before: Buffer,
  { root, likely }: { root: string; likely: string | undefined },
): { content: Imported; kept: Path[] } {
  const { value } = parseContent(String(before), 'content/site.yaml')
  const kept = FIELDS.filter((path) => {
    const own = valueAt(value, path)
    switch (path.at(-1)) {
      case 'url':
        return typeof own === 'string' && own !== PLACEHOLDERS.url.value
      case 'language':
        return typeof own === 'string' && (likely === undefined || baseOf(own) === baseOf(likely))
      case 'look':
        return isRecord(own)
      default:
        return isRecord(own) && !isOfSample(join(root, 'content'), `images/${String(own['file'])}`)
    }
  })
  const content = kept.reduce((result, path) => withValue(result, path, valueAt(value, path)), imported)
  return { content, kept }
}

function withValue(content: Imported, [field = '', name]: Path, value: unknown): Imported {
  const group = content[String(field)]
  const own = name === undefined ? value : { [name]: value, ...Object(group) }
  const added = isRecord(own) ? withDoubts(own, doubtsOf(group)) : own
  return withDoubts({ ...content, [String(field)]: added }, doubtsOf(content))
}

/** "en" for "en-GB" */
function baseOf(language: string): string {
  return language.split('-')[0]?.toLowerCase() ?? ''
}
