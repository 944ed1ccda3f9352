import { CST, Lexer, visit, type Document, type ErrorCode, type YAMLParseError } from 'yaml'

/** A mistake in the YAML syntax, in words for owners who do not know the terms of YAML. */
type YamlMistake = { offset: number; message: string }

const TOO_DEEP = 'The nesting is too deep. Remove unneeded brackets or dashes.'

const BY_CODE: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT: 'Wrong indentation, or a missing closing bracket. Align the line, or add the bracket.',
  BAD_SCALAR_START: 'Text cannot start with this character. Put the text in quotes.',
  BLOCK_AS_IMPLICIT_KEY:
    'Unexpected ": " in the text, or wrong indentation of the next line. Put the text in quotes, or align the lines.',
  BLOCK_IN_FLOW: 'A comma between two fields or a closing bracket is missing. Add it.',
  UNEXPECTED_TOKEN:
    "Unexpected text after the closing quote. Put the whole text in single quotes. To use a quote inside quotes, double it: 'I''m'.",
  DUPLICATE_KEY: 'Duplicate field. Remove one of the two.',
  MULTIPLE_DOCS: 'The line "---" starts a second YAML document. Remove this line.',
  RESOURCE_EXHAUSTION: TOO_DEEP,
  TAB_AS_INDENT: 'The line is indented with a tab. Use spaces.',
  MISSING_CHAR: 'A closing quote, a closing bracket or a comma is missing. Add it.',
}

/** Parser errors that share an error code, by their text. */
const BY_MESSAGE: readonly (readonly [RegExp, string])[] = [
  [/^Sequence item without/, 'The field is indented less than the other fields of its list item. Align it with them.'],
  [
    /^Implicit (?:map )?keys need/,
    'This line is no field. Write it as "field: value", with a space after the colon, or indent it to continue the text above.',
  ],
  [/^Missing , or :/, 'A comma between two fields is missing. If the text starts with { or [, put it in quotes.'],
]

/** Four times as many as 200 projects have. A file of one megabyte can have a million and take hours. */
const MAX_TOKENS = 20_000
/** The parser recurses, and ends the process where its stack ends. */
const MAX_DEPTH = 100
/** The parser looks for the value of an alias from the start of the file. */
const MAX_ALIASES = 1000
export const TOO_MANY_ALIASES = 'Too many aliases (*name). Write the values out instead.'
const LEXER_MARKS = new Set<string>([CST.DOCUMENT, CST.FLOW_END, CST.SCALAR])
const FREE_TOKENS = new Set<CST.TokenType | null>(['space', 'newline', 'comment', 'scalar'])

/** The place where a file has more values and brackets than any content needs. Found before the file is parsed. */
export function excessIn(yaml: string): YamlMistake | undefined {
  let [count, aliases, brackets, dashes, offset] = [0, 0, 0, 0, 0]
  for (const token of new Lexer().lex(yaml)) {
    const type = CST.tokenType(token)
    if (type === 'alias' && ++aliases > MAX_ALIASES) return { offset, message: TOO_MANY_ALIASES }
    if (type === 'newline') dashes = 0
    if (type === 'seq-item-ind' || type === 'explicit-key-ind') dashes++
    if (type === 'flow-map-start' || type === 'flow-seq-start') brackets++
    if (type === 'flow-map-end' || type === 'flow-seq-end') brackets--
    if (brackets + dashes > MAX_DEPTH) return { offset, message: TOO_DEEP }
    if (!FREE_TOKENS.has(type) && ++count > MAX_TOKENS) {
      return {
        offset,
        message: `The file has more than ${MAX_TOKENS} values, dashes and brackets. Remove repetitions.`,
      }
    }
    if (!LEXER_MARKS.has(token)) offset += token.length
  }
  return undefined
}

/** The syntax errors, or else the wrong aliases of a document. */
export function yamlMistakesIn(document: Document.Parsed): YamlMistake[] {
  // Errors after the first one are mostly consequences of it.
  const errors = document.errors.filter(({ code }, index) => index === 0 || code === 'DUPLICATE_KEY')
  if (errors.length > 0) return errors.map((error) => ({ offset: error.pos[0], message: explain(error) }))
  return wrongAliasesIn(document)
}

function explain({ code, message }: YAMLParseError): string {
  const known = BY_MESSAGE.find(([pattern]) => pattern.test(message))?.[1]
  return known ?? BY_CODE[code] ?? message.split(/ at line|\n/)[0] ?? message
}

function wrongAliasesIn(document: Document.Parsed): YamlMistake[] {
  const mistakes: YamlMistake[] = []
  visit(document, {
    Alias(_, alias, parents) {
      const [offset = 0] = alias.range ?? []
      const anchored = alias.resolve(document)
      if (!anchored) {
        const message = `The alias *${alias.source} is not defined. If this is text, put it in quotes.`
        mistakes.push({ offset, message })
      } else if (parents.includes(anchored)) {
        const message = `The alias *${alias.source} refers to a value that contains the alias. Write the value out instead.`
        mistakes.push({ offset, message })
      }
    },
  })
  return mistakes
}
