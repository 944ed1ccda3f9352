import {
  isMap,
  isScalar,
  isSeq,
  Pair,
  parseDocument,
  Scalar,
  visit,
  YAMLMap,
  YAMLSeq,
  type Document,
  type Node,
} from 'yaml'
import { isFields, Kept, type Draft, type DraftFields } from './draft.ts'

/** Stands behind every line that is still the sample's. */
export const MARK = "the sample's"

const HEADER = ` yaml-language-server: $schema=../schema/site.schema.json
 
 Everything the site says, in one file. Pictures stand in images/, animations in animations/.
 {name} in any text stands for the owner's name. Texts that look like a number, a date or true/false need quotes.
 What was imported stands here beside what the project came with, which ends in "# ${MARK}": write your own there,
 or take the mark away where it may stay.`

/** Longer texts stand below their field. */
const LONG = 100

/** A draft as the text of a content, in the order and with the comments of the sample. */
export function yamlOf(draft: DraftFields, sample: string): string {
  // Dates are told apart from texts as where the content is read, so that a text that looks like one gets its quotes.
  const document = parseDocument(sample, { customTags: ['timestamp'], merge: false })
  const original = document.clone()
  if (isMap(document.contents)) fill(document.contents, draft, original)
  document.commentBefore = HEADER
  visit(document, {
    Scalar(key, node) {
      if (key !== 'key' && typeof node.value === 'string' && node.value.length > LONG) node.type = Scalar.BLOCK_FOLDED
    },
  })
  return document.toString({ lineWidth: 120, singleQuote: true })
}

function fill(map: YAMLMap, draft: DraftFields, sample: Document) {
  for (const pair of map.items) {
    const part = draft[String(pair.key)]
    if (part === undefined || part instanceof Kept) continue
    if (isFields(part) && isMap(pair.value)) fill(pair.value, part, sample)
    else pair.value = nodeOf(part, pair.value, sample)
  }
  map.items = map.items.filter(({ key }) => draft[String(key)] !== undefined)
  for (const [key, part] of Object.entries(draft)) {
    if (part !== undefined && !map.has(key)) map.add(new Pair(new Scalar(key), nodeOf(part, undefined, sample)))
  }
  for (const pair of map.items) mark(pair, draft[String(pair.key)])
}

/** @param like what stands there in the sample: it says how entries are set */
function nodeOf(draft: Draft, like: unknown, sample: Document): Node {
  if (draft instanceof Kept) {
    const node = sample.getIn(draft.path, true)
    return (isMap(node) || isSeq(node) || isScalar(node) ? node.clone() : new Scalar(null)) as Node // clones are of their kind
  }
  if (typeof draft === 'string') {
    const scalar = new Scalar(draft)
    if (isScalar(like) && like.type === Scalar.QUOTE_SINGLE) scalar.type = like.type
    return scalar
  }
  if (!isFields(draft)) {
    const list = new YAMLSeq()
    const last = isSeq(like) ? like.items.at(-1) : undefined
    list.items = draft.map((item) => nodeOf(item, last, sample))
    list.flow = draft.length === 0
    const isSpaced = isSeq(like) && like.items.some((item) => isMap(item) && item.spaceBefore)
    for (const item of list.items.slice(1)) if (isMap(item)) item.spaceBefore = isSpaced
    return list
  }
  const map = new YAMLMap()
  if (isMap(like) && like.flow) map.flow = true
  map.items = inOrder(draft, like).map(([field, part]) => {
    const pair = new Pair(new Scalar(field), nodeOf(part, isMap(like) ? like.get(field, true) : undefined, sample))
    mark(pair, part)
    return pair
  })
  return map
}

/** The fields in the order that the sample has them in. */
function inOrder(draft: DraftFields, like: unknown): (readonly [string, Draft])[] {
  const order = isMap(like) ? like.items.map(({ key }) => String(key)) : []
  const fields = Object.entries(draft).flatMap(([field, part]) => (part === undefined ? [] : [[field, part] as const]))
  return fields.toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b))
}

/** A text at the end of its line; a block once, after its name. */
function mark({ key, value }: Pair, part: Draft | undefined) {
  const isList = Array.isArray(part) && part.length > 0 && part.every((item) => item instanceof Kept)
  if (!isList && !(part instanceof Kept)) return
  const node = isScalar(value) ? value : key
  if (isScalar(node)) node.comment = ` ${MARK}`
}
