declare module '@jsonresume/schema' {
  const schema: {
    /** Calls back with what is wrong, or with null. */
    validate: (resume: unknown, callback: (errors: unknown) => void) => void
  }
  export default schema
}
