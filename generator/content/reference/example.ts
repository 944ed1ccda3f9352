import { Document, isCollection, isMap, isNode, isScalar, isSeq, Pair, Scalar, visit, YAMLMap, type Node } from 'yaml'

/** So many characters of a text stand in an example, and so many of each of several. */
const LONGEST = 72
const LONGEST_OF_SEVERAL = 40

/**
 * The line of a field as a content has it, long texts cut short; undefined where it has none.
 * @param path as an owner writes it: `gallery.projects[].title`
 */
export function exampleOf(document: Document, path: string): string | undefined {
  const steps = path.replaceAll('[]', '.[]').split('.')
  const name = steps.findLast((step) => step !== '[]') ?? ''
  const found = nodeAt(document.contents, steps)
  if (!found) return undefined
  const map = new YAMLMap()
  map.items = [new Pair(new Scalar(name), onOneLine(found))]
  return new Document(map).toString({ lineWidth: 0, singleQuote: true }).trimEnd()
}

/** The first of all that stand there. */
function nodeAt(node: unknown, [step, ...rest]: readonly string[]): Node | undefined {
  if (step === undefined) return isNode(node) ? node : undefined
  if (isSeq(node) && step === '[]') {
    return node.items.map((item) => nodeAt(item, rest)).find((found) => found !== undefined)
  }
  return isMap(node) ? nodeAt(node.get(step, true), rest) : undefined
}

function onOneLine(found: Node): Node {
  const node = found.clone() as Node // a clone is of its kind
  const longest = isCollection(node) ? LONGEST_OF_SEVERAL : LONGEST
  visit(node, {
    Collection(_, collection) {
      collection.flow = true
    },
    Scalar(_, scalar) {
      scalar.value = short(String(scalar.value), longest)
      if (isScalar(scalar) && scalar.type?.startsWith('BLOCK')) scalar.type = Scalar.PLAIN
    },
  })
  return node
}

function short(text: string, longest: number): string {
  if (text.length <= longest) return text
  return `${text.slice(0, longest).replace(/[,:;.]?\s+\S*$/, '')} …`
}
