import bash from 'refractor/bash'
import { refractor } from 'refractor/core'
import css from 'refractor/css'
import diff from 'refractor/diff'
import docker from 'refractor/docker'
import go from 'refractor/go'
import hcl from 'refractor/hcl'
import ini from 'refractor/ini'
import java from 'refractor/java'
import javascript from 'refractor/javascript'
import json from 'refractor/json'
import markup from 'refractor/markup'
import nginx from 'refractor/nginx'
import promql from 'refractor/promql'
import python from 'refractor/python'
import rust from 'refractor/rust'
import sql from 'refractor/sql'
import toml from 'refractor/toml'
import typescript from 'refractor/typescript'
import yaml from 'refractor/yaml'

const GRAMMARS = [
  bash,
  css,
  diff,
  docker,
  go,
  hcl,
  ini,
  java,
  javascript,
  json,
  markup,
  nginx,
  promql,
  python,
  rust,
  sql,
  toml,
  typescript,
  yaml,
]
for (const grammar of GRAMMARS) refractor.register(grammar)

/** Names that people write behind the fence, and the grammars do not know. */
refractor.alias({ bash: ['console', 'shell-session', 'zsh'], hcl: ['terraform', 'tf'], json: ['jsonc'] })

/** What the page gives a colour, by the names of the grammars. Everything else has the colour of the text. */
const COLOURED: Readonly<Record<string, CodeColour>> = {
  comment: 'comment',
  prolog: 'comment',
  doctype: 'comment',

  keyword: 'keyword',
  key: 'keyword',
  atrule: 'keyword',
  tag: 'keyword',
  selector: 'keyword',
  directive: 'keyword',
  builtin: 'keyword',
  important: 'keyword',

  string: 'string',
  'attr-value': 'string',
  'template-string': 'string',
  'triple-quoted-string': 'string',
  char: 'string',
  regex: 'string',
  url: 'string',
  inserted: 'string',

  number: 'value',
  boolean: 'value',
  constant: 'value',
  symbol: 'value',
  variable: 'value',
  deleted: 'value',

  punctuation: 'punctuation',
  operator: 'punctuation',
}

export type CodeColour = 'comment' | 'keyword' | 'string' | 'value' | 'punctuation'

/** A part of a code, and its colour if it has one. */
export type CodePart = { text: string; colour?: CodeColour }

/** Code of more characters has no colours: a grammar may need seconds for it. */
const MOST = 10_000

/** The parts of a code in a language. Without a grammar for it, the code is one part. */
export function highlight(code: string, language: string): CodePart[] {
  const name = language.toLowerCase()
  if (code.length > MOST || !refractor.registered(name)) return [{ text: code }]
  return joined(refractor.highlight(code, name).children.flatMap((node) => partsOf(node, undefined)))
}

type Node = ReturnType<typeof refractor.highlight>['children'][number]

function partsOf(node: Node, around: CodeColour | undefined): CodePart[] {
  if (node.type === 'text') return [{ text: node.value, ...(around && { colour: around }) }]
  if (node.type !== 'element') return []
  const names = node.properties['className']
  const own = Array.isArray(names) ? names.flatMap((each) => COLOURED[each] ?? [])[0] : undefined
  return node.children.flatMap((child) => partsOf(child, own ?? around))
}

/** Neighbours of one colour as one part. */
function joined(parts: readonly CodePart[]): CodePart[] {
  const result: CodePart[] = []
  for (const part of parts) {
    const last = result.at(-1)
    if (last && last.colour === part.colour) last.text += part.text
    else result.push({ ...part })
  }
  return result
}
