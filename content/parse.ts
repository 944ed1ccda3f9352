import {
  isMap,
  isNode,
  type Document,
  type ErrorCode,
  LineCounter,
  parseDocument,
  visit,
  type YAMLParseError,
} from 'yaml'
import { siteSchema } from '../model/site-schema.ts'
import { type Diagnostic, frameOf, MAX_MISTAKES } from './diagnostic.ts'
import { duplicateFieldsIn } from './duplicate-fields.ts'
import { formatPath, helpAt, type Path } from './fields.ts'

/** What a rule knows of a mistake beside its place and message. */
type Details = Partial<Pick<Diagnostic, 'severity' | 'install'>> & {
  /** The position, if it is not that of the value. */
  offset?: number
}

/** A YAML file, valid or not, with the position of each value. */
export type ParsedContent = {
  /** Its path in messages. */
  file: string
  /** Its text. */
  yaml: string
  document: Document
  /** Undefined if the file cannot be read. */
  value: unknown
  /** A mistake in the value at a path: adds the position, the line and the description of the field. */
  diagnose: (path: Path, message: string, details?: Details) => Diagnostic
  /** Why the file cannot be read. */
  diagnostics: readonly Diagnostic[]
}

/** @param file its path in messages */
export function parseContent(yaml: string, file: string): ParsedContent {
  const lines = yaml.split(/\r?\n/)
  const lineCounter = new LineCounter()
  // The timestamp tag detects unquoted dates, so that the message can name them.
  // The parser compares each key with all others of its group, which takes seconds for thousands.
  const document = parseDocument(yaml, { customTags: ['timestamp'], lineCounter, merge: false, uniqueKeys: false })

  const diagnose: ParsedContent['diagnose'] = (path, message, { severity = 'error', install, ...details } = {}) => {
    const offset = details.offset ?? offsetOf(document, path)
    const { line, col: column } = lineCounter.linePos(offset ?? 0)
    return {
      file,
      severity,
      line,
      column,
      path,
      message: path.length === 0 ? message : `${formatPath(path)}: ${message}`,
      // A missing field at the top has no line to show.
      frame: offset === undefined ? null : frameOf(lines[line - 1] ?? '', line, column),
      help: path.length === 0 ? undefined : helpAt(siteSchema, path, value),
      ...(install !== undefined && { install }),
    }
  }

  const mistakes = yamlMistakesIn(document, yaml, (offset) => lines[lineCounter.linePos(offset).line - 1] ?? '')
  const value = mistakes.length === 0 ? valueOf(document) : undefined
  // Aliases that expand too much have no line.
  const unreadable = value === undefined && mistakes.length === 0 ? [{ message: TOO_MANY_ALIASES }] : mistakes
  return {
    file,
    yaml,
    document,
    value,
    diagnose,
    diagnostics: unreadable.slice(0, MAX_MISTAKES).map(({ message, ...at }) => diagnose([], message, at)),
  }
}

/** The parser compares each alias with all anchors before it. */
const MAX_ALIASES = 1000

const TOO_MANY_ALIASES = 'Too many aliases (*name). Write the values out instead.'

/** The value of a valid document; undefined if its aliases expand too much. */
function valueOf(document: Document.Parsed): unknown {
  try {
    return document.toJS()
  } catch {
    return undefined
  }
}

type YamlMistake = { message: string; offset?: number }

/** The syntax errors, or else the aliases without a value. */
function yamlMistakesIn(document: Document.Parsed, yaml: string, lineAt: (offset: number) => string): YamlMistake[] {
  // Errors after the first one are mostly consequences of it.
  const errors = document.errors.slice(0, 1).map((error) => {
    const offset = error.pos[0]
    const line = lineAt(offset)
    if (/^\s*\u{A0}|:\u{A0}/u.test(line)) return { offset, message: NO_BREAK_SPACE }
    const isCurly = error.code === 'BLOCK_AS_IMPLICIT_KEY' && /^[“”„‘’]/u.test(yaml.slice(offset))
    return { offset, message: isCurly ? CURLY_QUOTES : explain(error, yaml) }
  })
  const mistakes = errors.length > 0 ? errors : duplicateFieldsIn(document.contents)
  return mistakes.length > 0 ? mistakes : emptyAliasesIn(document)
}

const NO_BREAK_SPACE = 'The line has a no-break space, which looks like a space. Write a space in its place.'

export const CURLY_QUOTES = 'The quotes are curly, which are part of the text. Write straight ones: " or \'.'

function explain({ code, message, pos }: YAMLParseError, yaml: string): string {
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && /^\s*-\s/.test(yaml.slice(pos[0]))) return LIST_WITHOUT_NAME
  if (code === 'UNEXPECTED_TOKEN') return unexpected(yaml.slice(0, pos[0]).trimEnd(), yaml.slice(pos[0]))
  const known = BY_MESSAGE.find(([pattern]) => pattern.test(message))?.[1]
  return known ?? BY_CODE[code] ?? message.split(/ at line|\n/)[0] ?? message
}

const LIST_WITHOUT_NAME =
  'A list cannot follow the fields of its section. Write the name of the list above it, such as "entries:", "projects:" or "skills:", and indent the list below that.'

/** Why the parser did not expect a text, by what is before it. */
function unexpected(before: string, text: string): string {
  if (/["']$/.test(before))
    return "Unexpected text after the closing quote. Put the whole text in single quotes. To use a quote inside quotes, double it: 'I''m'."
  if (/^[}\]]/.test(text))
    return 'Unexpected closing bracket. Remove it. If it is part of a text, put the whole text in quotes.'
  if (/[}\]]$/.test(before))
    return 'Unexpected text after the closing bracket. If the brackets are part of the text, put the whole text in quotes.'
  if (/^-\s/.test(text))
    return 'A list cannot start in the line of its field. Write "- " in the next line. If this is text, put it in quotes.'
  const [, start] = /(?:^|[\s,[{])([*|>])\S*$/.exec(before) ?? []
  if (start !== undefined) return `Text cannot start with "${start}". Put the whole text in quotes.`
  return 'Unexpected text. If it belongs to the text before it, put the whole text in quotes.'
}

const BAD_START = 'Text cannot start with this character. Put the text in quotes.'

function emptyAliasesIn(document: Document.Parsed): YamlMistake[] {
  const mistakes: YamlMistake[] = []
  let count = 0
  visit(document, { Alias: () => (++count > MAX_ALIASES ? visit.BREAK : undefined) })
  if (count > MAX_ALIASES) return [{ message: TOO_MANY_ALIASES }]
  visit(document, {
    Alias(_, alias, ancestors) {
      const target = alias.resolve(document)
      if (target && !ancestors.includes(target)) return
      const problem = target
        ? 'refers to a value that contains the alias. Write the value out instead.'
        : 'is not defined. If this is text, put it in quotes.'
      mistakes.push({ offset: alias.range?.[0] ?? 0, message: `The alias *${alias.source} ${problem}` })
    },
  })
  return mistakes
}

/** In words for owners who do not know the terms of YAML. */
const BY_CODE: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT: 'Wrong indentation, or a missing closing bracket. Align the line, or add the bracket.',
  BAD_ALIAS: BAD_START,
  BAD_SCALAR_START: BAD_START,
  TAG_RESOLVE_FAILED: BAD_START,
  BLOCK_AS_IMPLICIT_KEY:
    'Unexpected ": " in the text, or wrong indentation of the next line. Put the text in quotes, or align the lines.',
  BLOCK_IN_FLOW: 'A comma between two fields or a closing bracket is missing. Add it.',
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

/** The offset of a value in the file. For a missing value, that of the key of its closest existing parent, if there is one. */
export function offsetOf(document: Document, path: Path): number | undefined {
  if (path.length === 0) return undefined
  const node = document.getIn(path, true)
  if (isNode(node) && node.range) return node.range[0]
  const parent = path.slice(0, -1)
  return parent.length === 0 ? undefined : (offsetOfKey(document, parent) ?? offsetOf(document, parent))
}

/** The offset of a field's name, or of an item of a list. */
export function offsetOfKey(document: Document, path: Path): number | undefined {
  const group = document.getIn(path.slice(0, -1), true)
  const pair = isMap(group) ? group.items.find(({ key }) => String(key) === path.at(-1)) : undefined
  const node = pair?.key ?? document.getIn(path, true)
  return isNode(node) ? node.range?.[0] : undefined
}
