declare module '@jsonresume/schema' {
  const resume: {
    /** Calls back at once with the errors, or with null. */
    validate: (resume: unknown, callback: (errors: readonly unknown[] | null) => void) => void
  }
  export default resume
}
