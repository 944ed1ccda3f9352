import { isMap, isScalar, isSeq, type Node, Scalar, visit } from 'yaml'
import { type Diagnostic, firstMistakes } from '../diagnostic.ts'
import type { Path } from '../fields.ts'
import type { ParsedContent } from '../parse.ts'
import type { ContentFile } from '../read-content.ts'

/** Parts of texts that YAML reads as something else, in site.yaml and its translations. */
export function lostText(content: ContentFile): Diagnostic[] {
  return [
    ...lostIn(content),
    // The line says where: a path such as "[3].de" helps nobody.
    ...content.translations.flatMap((each) =>
      lostIn({ ...each, diagnose: (_, message, details) => each.diagnose([], message, details) }),
    ),
  ]
}

function lostIn({ document, yaml, diagnose, diagnostics }: ParsedContent): Diagnostic[] {
  // What cannot be read has an error, and maybe no texts.
  if (diagnostics.length > 0) return []
  const aliases = new Set<string>()
  visit(document, { Alias: (_, { source }) => void aliases.add(source) })

  const problemWith = (scalar: Scalar) => {
    const { anchor, tag, range } = scalar
    if (anchor !== undefined && !aliases.has(anchor))
      return `"&${anchor}" is the name of a value in YAML, and not shown. Put the whole text in quotes, with "&${anchor}" in it.`
    if (tag?.startsWith('!'))
      return `"${tag}" is a type in YAML, and not shown. Put the whole text in quotes, with "${tag}" in it.`
    const [, comment] = COMMENT.exec(yaml.slice(range?.[1], range?.[2])) ?? []
    return comment === undefined
      ? undefined
      : `"${comment}" is a comment in YAML, and not shown. If it is text, put the whole text in quotes; if it is a comment, write a space after "#".`
  }
  return firstMistakes(plainTextsIn(document.contents), ({ path, scalar }) => {
    const message = problemWith(scalar)
    return message === undefined
      ? []
      : [diagnose(path, message, { severity: 'warning', offset: scalar.range?.[0] ?? 0 })]
  })
}

/** A comment without a space, as in "Ranked #1 of 40", in the line of a text. */
const COMMENT = /^[ \t]*(#[\p{L}\p{N}_][^\r\n]*?)[ \t]*(?:[\r\n]|$)/u

/** The values without quotes that are texts, or empty because all of their text is lost. */
function plainTextsIn(node: Node | null, path: Path = []): { path: Path; scalar: Scalar }[] {
  if (isMap<Node, Node | null>(node))
    return node.items.flatMap(({ key, value }) => plainTextsIn(value, [...path, String(key)]))
  if (isSeq<Node>(node)) return node.items.flatMap((item, index) => plainTextsIn(item, [...path, index]))
  const isText = isScalar(node) && node.type === Scalar.PLAIN && (node.value === null || typeof node.value === 'string')
  return isText ? [{ path, scalar: node }] : []
}
