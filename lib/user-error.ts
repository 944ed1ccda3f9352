import { inspect } from 'node:util'

/** A mistake that the owner can correct. Its message is shown without a stack trace. */
export class UserError extends Error {
  constructor(message: string) {
    super(printable(message))
    this.stack = `Error: ${this.message}`
  }

  /** Vite's command line prints errors with this. */
  [inspect.custom](): string {
    return this.message
  }
}

/** Control characters of names and texts must not reach the terminal. */
export function printable(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n]|[\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
}
