declare module '@jsonresume/schema' {
  type ValidationError = { path: (string | number)[]; name: string; argument: unknown }
  const schema: {
    /** Calls back at once with the errors, or with null. */
    validate: (resume: unknown, callback: (errors: readonly ValidationError[] | null) => void) => void
  }
  export default schema
}
