// Loaded before anything else (NODE_OPTIONS=--import=…), it has a process believe that it runs a year and a half later.
const LATER_MS = 550 * 24 * 60 * 60 * 1000
const { now } = Date

globalThis.Date = class extends Date {
  /** @param {any[]} of */
  constructor(...of) {
    // @ts-expect-error: TypeScript lists the forms of these arguments one by one
    super(...(of.length === 0 ? [now() + LATER_MS] : of))
  }

  static now() {
    return now() + LATER_MS
  }
}
