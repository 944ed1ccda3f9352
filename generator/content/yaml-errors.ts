import { visit, type Document, type ErrorCode, type YAMLParseError } from 'yaml'

/** A mistake in the YAML syntax, in words for owners who do not know the terms of YAML. */
type YamlMistake = { offset: number; message: string }

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
  RESOURCE_EXHAUSTION: 'The nesting is too deep. Remove unneeded brackets or dashes.',
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
