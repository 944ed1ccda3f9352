type Defined<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> }

/** The object without its undefined properties. */
export function defined<T extends object>(object: T): Defined<T> {
  const entries = Object.entries(object).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as Defined<T> // only the undefined properties are gone
}
