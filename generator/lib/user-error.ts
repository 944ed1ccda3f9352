import { inspect } from 'node:util'

/** Something that the one who builds has to put right: told as it is, without where in our code it was noticed. */
export class Refusal extends Error {
  constructor(message: string) {
    super(message)
    this.stack = `Error: ${message}`
  }

  /** What Vite's command line shows of it. */
  [inspect.custom](): string {
    return this.message
  }
}
