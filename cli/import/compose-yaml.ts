import { isMap, isScalar, isSeq, Pair, parseDocument, Scalar, visit, type YAMLMap, type YAMLSeq } from 'yaml'
import { isRecord, type Fields } from './coerce.ts'
import type { PartialContent } from './content.ts'

/** The comment behind each value that the résumé does not have. */
export const MARK = '# sample'

/** Characters; longer texts are folded over several lines. */
const FOLDED_LENGTH = 100
/** The schema accepts no other list of objects without entries. */
const MAY_BE_EMPTY = new Set(['projects', 'profiles'])
/** Optional fields of the sample's organisations, wrong for any other. */
const SAMPLE_ONLY = new Set(['kind', 'phone'])

const HEADER = ` yaml-language-server: $schema=../schema/site.schema.json

 All texts of the site. Images are in images/, animations in animations/.
 {name} in any text becomes your name. Put texts that look like a number, a date or true/false in quotes.
 Values with "${MARK}" are not from your résumé. Replace them, or remove the comment to keep them.`

/** Fills the sample content with the imported content, in the order of the sample. */
export function composeYaml(sample: string, content: PartialContent): string {
  // The serialiser quotes texts that look like a date only if it knows the timestamp tag.
  const document = parseDocument(sample, { customTags: ['timestamp'], merge: false })
  if (isMap(document.contents)) fillMap(document.contents, content)
  document.commentBefore = HEADER
  visit(document, {
    Scalar(key, node) {
      const isLong = key !== 'key' && typeof node.value === 'string' && node.value.length > FOLDED_LENGTH
      if (isLong) node.type = Scalar.BLOCK_FOLDED
    },
  })
  return document.toString({ lineWidth: 120, singleQuote: true })
}

function fillMap(map: YAMLMap, content: Fields): void {
  addMissingKeys(map, content)
  for (const pair of map.items) {
    const value = content[String(pair.key)]
    if (value === undefined) {
      mark(pair)
      map.flow = false // no comments fit into a flow map
    } else if (isMap(pair.value) && isRecord(value)) fillMap(pair.value, value)
    else if (isSeq(pair.value) && Array.isArray(value)) fillList(pair.value, value, String(pair.key))
    else pair.value = new Scalar(value)
  }
}

function fillList(list: YAMLSeq, values: readonly unknown[], name: string): void {
  const templates = list.items.filter(isMap)
  const items = values.length === 0 && !MAY_BE_EMPTY.has(name) ? [{}] : values
  list.flow = items.length === 0
  list.items = items.map((item, index) => {
    // The second organisation of the sample is a school, which fits fewer employers.
    const template = templates[name === 'organisations' ? 0 : index % templates.length]?.clone()
    if (!isMap(template) || !isRecord(item)) return new Scalar(item)
    if (name === 'organisations') {
      template.items = template.items.filter(({ key }) => !SAMPLE_ONLY.has(String(key)))
      template.spaceBefore = index > 0
    }
    fillMap(template, item)
    return template
  })
}

/** Adds optional fields that the sample does not have, each behind the field that precedes it in the content. */
function addMissingKeys(map: YAMLMap, content: Fields): void {
  const keys = Object.keys(content).filter((key) => content[key] !== undefined)
  for (const [index, key] of keys.entries()) {
    if (map.has(key)) continue
    const previous = map.items.findIndex((pair) => String(pair.key) === keys[index - 1])
    map.items.splice(previous + 1, 0, new Pair(new Scalar(key), new Scalar(null)))
  }
}

/** Marks a value at the end of its line, and a block behind its key. */
function mark({ key, value }: Pair): void {
  const node = isScalar(value) ? value : key
  if (isScalar(node)) node.comment = MARK.slice(1)
}
