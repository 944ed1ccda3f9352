import { isNode, type Document } from 'yaml'
import type { z } from 'zod'
import { siteSchema } from '../../schema/site.ts'
import { didYouMean } from './did-you-mean.ts'
import { explain } from './explain.ts'
import type { Issue, ParsedContent } from './parse-yaml.ts'
import { formatPath, offsetOfKey } from './position.ts'
import { schemaAt, shapeOf } from './schema-at.ts'

/** Checks content against the schema. A field with a misspelled name is not also reported as missing. */
export function schemaIssues({ document, value }: ParsedContent): Issue[] {
  const found = siteSchema.safeParse(value, { reportInput: true }).error?.issues ?? []
  const unknown = found.flatMap((issue) => (issue.code === 'unrecognized_keys' ? unknownFields(document, issue) : []))
  const misspelled = new Set(unknown.map(({ suggestion }) => suggestion))
  const others = found
    .filter(({ code }) => code !== 'unrecognized_keys')
    .flatMap((issue) => {
      const given = valueAt(document, issue.path)
      if (given === undefined && misspelled.has(formatPath(issue.path))) return []
      const hasNoLine = issue.path.length === 1 && given === undefined
      return [{ path: issue.path, message: explain(issue, given), hasNoLine }]
    })
  return [...unknown, ...others]
}

/** An issue for each unknown field. `suggestion` is the path of the field that its name resembles. */
function unknownFields(document: Document, { path, keys }: z.core.$ZodIssueUnrecognizedKeys) {
  const known = Object.keys(shapeOf(schemaAt(siteSchema, path)))
  return keys.map((key) => {
    const name = didYouMean(key, known)
    const hint = name === undefined ? 'Check its spelling and indentation, or remove it.' : `Did you mean "${name}"?`
    return {
      path: [...path, key],
      offset: offsetOfKey(document, [...path, key]),
      message: `Unknown field. ${hint}`,
      suggestion: name === undefined ? undefined : formatPath([...path, name]),
    }
  })
}

function valueAt(document: Document, path: readonly PropertyKey[]): unknown {
  const value = path.length === 0 ? document.toJS() : document.getIn(path, false)
  return isNode(value) ? value.toJS(document) : value
}
