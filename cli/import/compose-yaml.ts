import { isMap, isScalar, isSeq, parseDocument, Scalar, visit, type Pair, type YAMLMap, type YAMLSeq } from 'yaml'
import { isRecord, type Fields } from './coerce.ts'

/** The comment behind each value that the résumé does not have. */
export const MARK = '# sample'

/** Characters; longer texts are folded over several lines. */
const FOLDED_LENGTH = 100
/** The schema accepts no other list of objects without entries. */
const MAY_BE_EMPTY = new Set(['projects', 'profiles'])
const HEADER = ` yaml-language-server: $schema=../schema/site.schema.json

 All texts of the site. Images are in images/, animations in animations/.
 {name} in any text becomes your name. Put texts that look like a number, a date or true/false in quotes.
 Values with "${MARK}" are not from your résumé. Replace them, or remove the comment to keep them.`

/** Fills the sample content with the imported content, in the order of the sample. */
export function composeYaml(sample: string, content: Fields): string {
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
  // Some optional fields are not in the sample.
  for (const key of Object.keys(content)) if (!map.has(key)) map.set(key, null)
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
  // The first entry of the sample is the template. The phone number of its organisation is wrong for any other.
  const [template] = list.items
  if (isMap(template)) template.delete('phone')
  const items = values.length === 0 && !MAY_BE_EMPTY.has(name) ? [{}] : values
  list.flow = items.length === 0
  list.items = items.map((item) => {
    if (!isMap(template) || !isRecord(item)) return new Scalar(item)
    const entry = template.clone()
    if (isMap(entry)) fillMap(entry, item)
    return entry
  })
}

/** Marks a value at the end of its line, and a block behind its key. */
function mark({ key, value }: Pair): void {
  const node = isScalar(value) ? value : key
  if (isScalar(node)) node.comment = MARK.slice(1)
}
