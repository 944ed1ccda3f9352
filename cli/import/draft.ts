import type { Source } from '../../schema/content.ts'

type Path = readonly (string | number)[]

/** What stays as the sample has it. */
export class Kept {
  /** Where it stands in the sample. */
  readonly path: Path

  constructor(path: Path) {
    this.path = path
  }
}

export function kept(...path: Path): Kept {
  return new Kept(path)
}

/** A content in the making: each part of it is given by somebody's file, or kept from the sample. */
export type Draft = Kept | string | readonly Draft[] | DraftFields
export type DraftFields = { readonly [field: string]: Draft | undefined }

type Made<Value> = Value extends string
  ? string
  : Value extends readonly (infer Item)[]
    ? DraftOf<Item>[]
    : { [Field in keyof Value]: DraftOf<Value[Field]> }
type DraftOf<Value> = Kept | Made<Value>
export type SiteDraft = Made<Source>
type Organisation = Source['companies']['organisations'][number]
export type OrganisationDraft = Made<Organisation>
/** One of the content's lists, like that of `history.entries`. */
export type Entries<Section extends keyof Source, List extends keyof Source[Section]> = Made<Source[Section][List]>

export function isFields(draft: Draft): draft is DraftFields {
  return typeof draft === 'object' && !(draft instanceof Kept) && !Array.isArray(draft)
}

/** Something of the file that did not come to stand in the content. */
export type Left = { what: string; why: string }
export type Leave = (what: string, why: string) => void

/** Entries of a draft, with their places in the file: told when one turns out to have no place. */
export type Origins = Map<unknown, string>

/** Where a part of the draft tells what it leaves, and where its entries come from. */
export type To = { leave: Leave; origins: Origins }
