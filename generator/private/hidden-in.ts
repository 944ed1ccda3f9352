import { z } from 'zod'
import { commentsIn, type ContentFile, type Path } from '../../content/content.ts'
import { siteSchema } from '../../model/site-schema.ts'

/** What no page shows or links to, and a public repository has. */
export type Hidden = { path: Path; what: string; offset?: number }

/** A field that its owner has turned into a comment. */
const DRAFT = /^\s*(?:-\s+)?([a-zA-Z]+):(?:\s|$)/

export function hiddenIn({ source, yaml }: Pick<ContentFile, 'source' | 'yaml'>): Hidden[] {
  const variants = (source?.cv || undefined)?.variants ?? []
  const unlisted = variants.flatMap(({ listed, name }, index): Hidden[] =>
    listed ? [] : [{ path: ['cv', 'variants', index, 'name'], what: `No page links to the CV "${name}"` }],
  )
  const fields = fieldNames()
  const drafts = commentsIn(yaml).filter(({ text }) => fields.has(DRAFT.exec(text)?.[1] ?? ''))
  return [...unlisted, ...drafts.map(({ offset }) => ({ path: [], what: 'This comment is on no page', offset }))]
}

/** The names of all fields. */
function fieldNames(): Set<string> {
  const names = new Set<string>()
  const add = (schema: unknown): void => {
    for (const [key, value] of Object.entries(Object(schema) as Record<string, unknown>)) {
      if (key === 'properties') for (const name of Object.keys(Object(value) as object)) names.add(name)
      if (typeof value === 'object') add(value)
    }
  }
  add(z.toJSONSchema(siteSchema, { io: 'input' }))
  return names
}
