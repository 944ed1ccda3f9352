/** What a section says about its owner in https://schema.org: properties of the person, and things of their own. */
export type StructuredData = { person?: Readonly<Record<string, unknown>>; things?: readonly object[] }

type Defined<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> }

/** The object without its undefined properties. */
export function defined<T extends object>(object: T): Defined<T> {
  const entries = Object.entries(object).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as Defined<T> // only the undefined properties are gone
}

export function organisationNamed(name: string | undefined) {
  return name === undefined ? undefined : { '@type': 'Organization', name }
}
