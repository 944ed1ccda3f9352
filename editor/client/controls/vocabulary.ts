import { fieldOf, type JsonSchema, optionFor } from '../schema.ts'

/** The texts that all fields of a vocabulary have, each once, in their order. */
export function textsOf(vocabulary: string, schema: JsonSchema, value: unknown): string[] {
  return [...new Set(textsIn(schema, value))]

  function textsIn(given: JsonSchema, own: unknown): string[] {
    const { items, properties = {}, vocabulary: known } = optionFor(given, own)
    if (known === vocabulary) return [own].flat().filter((each) => typeof each === 'string')
    if (Array.isArray(own)) return items ? own.flatMap((each) => textsIn(items, each)) : []
    return Object.entries(properties).flatMap(([name, field]) => textsIn(field, fieldOf(own, name)))
  }
}
