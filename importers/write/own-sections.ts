import { isReserved } from '../../content/content.ts'
import { slugOf } from '../../lib/slug.ts'
import { UserError } from '../../lib/user-error.ts'
import type { CustomKind } from '../../model/sections/custom.ts'

type Group = Readonly<Record<string, unknown>>
type Named = { readonly id?: unknown }

/** More would take seconds, and is no résumé. */
const MAX_SECTIONS = 100

/** @throws UserError if a résumé has too many sections */
export function assertFewSections(sections: readonly unknown[]): void {
  if (sections.length <= MAX_SECTIONS) return
  throw new UserError(
    `The résumé has ${sections.length} sections. Remove some: the import reads up to ${MAX_SECTIONS}.`,
  )
}

/** A section of the owner's own in a résumé. */
export function ownSection(id: string, title: string, kind: CustomKind, entries: readonly Group[]) {
  return { id, kind, title, label: title, entries }
}

const MAX_LENGTH = 50

/** A name for the address of a section: "invited-talks", with a number if the page or another section has it. */
export function idFor(title: string, others: readonly Named[]): string {
  const name = slugOf(title).slice(0, MAX_LENGTH).replace(/-$/, '') || 'section'
  return freeId(name, others)
}

/** The id, with a number if it is not free. */
export function freeId(id: string, others: readonly Named[]): string {
  const isFree = (each: string) => !isReserved(each) && others.every((other) => other.id !== each)
  let number = 1
  const next = () => (number === 1 ? id : `${id}-${number}`)
  while (!isFree(next())) number += 1
  return next()
}
