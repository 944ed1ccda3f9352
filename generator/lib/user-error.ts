import { inspect } from 'node:util'

/** A mistake that the owner can correct. Its message is shown without a stack trace. */
export class UserError extends Error {
  constructor(message: string) {
    super(message)
    this.stack = `Error: ${message}`
  }

  /** Vite's command line prints errors with this. */
  [inspect.custom](): string {
    return this.message
  }
}
