// Loaded before anything else (NODE_OPTIONS=--import=…), it has a process believe that it runs a year and a half later.
const LATER_MS = 550 * 24 * 60 * 60 * 1000
const { now } = Date

globalThis.Date = new Proxy(Date, {
  construct: (target, of, newTarget) => Reflect.construct(target, of.length === 0 ? [later()] : of, newTarget),
  apply: () => new Date(later()).toString(),
  get: (target, name) => (name === 'now' ? later : Reflect.get(target, name)),
})

function later() {
  return now() + LATER_MS
}
