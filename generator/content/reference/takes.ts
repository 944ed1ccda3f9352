import { z } from 'zod'
import type { ImageSlot } from '../../../schema/primitives.ts'
import { fullSizeAt } from '../../images/image-slots.ts'
import { shapeOf } from '../schema-at.ts'
import { anchorOf } from './anchor.ts'
import { isFile, metaOf } from './field.ts'

/**
 * What an owner writes there, in words, with links to what is told elsewhere.
 * @param path where the schema stands
 */
export function takesOf(schema: z.core.$ZodType, path: string): string {
  const { kind, slots, expects } = metaOf(schema)
  if (isFile(schema)) {
    return slots
      ? `a [picture](#pictures), best ${widthAt(slots)} pixels wide or more`
      : 'an [animation](#animation-files)'
  }
  if (kind === 'skillIcon') return 'an [icon](#icons)'
  if (kind === 'icon') return 'an [icon of one colour](#icons)'
  if (expects !== undefined) return expects
  if (schema instanceof z.ZodEnum) return schema.options.map((option) => `\`${option}\``).join(' or ')
  if (schema instanceof z.ZodArray) return `a list ${countIn(schema)}, each ${takesOf(schema.element, path)}`
  if (schema instanceof z.ZodObject) return `with the fields ${linksTo(schema, path)}`
  return `a text${lengthOf(schema)}`
}

/** How many pixels of a picture the largest screen asks for, wherever it stands. */
export function widthAt(slots: readonly ImageSlot[]): number {
  return Math.max(...slots.map((slot) => fullSizeAt(slot, { width: 1, height: 1 }).width))
}

function linksTo(schema: z.ZodObject, path: string): string {
  return Object.keys(shapeOf(schema))
    .map((name) => `[\`${name}\`](#${anchorOf(`${path}.${name}`)})`)
    .join(', ')
}

function countIn(schema: z.ZodArray): string {
  const { minItems = 0 } = z.toJSONSchema(schema, { io: 'input' })
  if (minItems === 0) return 'of any length (`[]` for none)'
  return `of at least ${minItems === 1 ? 'one' : minItems}`
}

function lengthOf(schema: z.core.$ZodType): string {
  const { minLength, maxLength } = z.toJSONSchema(schema, { io: 'input' })
  if (maxLength === undefined) return ''
  return minLength === undefined ? ` of at most ${maxLength} characters` : ` of ${minLength} to ${maxLength} characters`
}
