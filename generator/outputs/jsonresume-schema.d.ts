declare module '@jsonresume/schema' {
  export type JsonSchema = {
    $ref?: string
    type?: string
    format?: string
    properties?: Record<string, JsonSchema>
    items?: JsonSchema
  }
  type ValidationError = { path: (string | number)[]; name: string; argument: unknown }
  const resume: {
    schema: { properties: Record<string, JsonSchema> }
    /** Calls back at once with the errors, or with null. */
    validate: (resume: unknown, callback: (errors: readonly ValidationError[] | null) => void) => void
  }
  export default resume
}
