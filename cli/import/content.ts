import type { Source } from '../../schema/content.ts'

/** A value with any of its fields. */
type PartialOf<Value> = Value extends string
  ? string
  : Value extends readonly (infer Item)[]
    ? PartialOf<Item>[]
    : { [Field in keyof Value]?: PartialOf<Value[Field]> | undefined }

/** Content with any of its fields. The sample content fills in the others. */
export type PartialContent = PartialOf<Source>

/** The entries of a list, such as those of `history.entries`. */
export type Entries<Section extends keyof Source, List extends keyof Source[Section]> = PartialOf<Source[Section][List]>
