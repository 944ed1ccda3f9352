import start from 'virtual:editor'
import type { JsonSchema } from './schema.ts'

/** The schema of the whole content. */
export const site = start.schema as JsonSchema // as the server makes it
