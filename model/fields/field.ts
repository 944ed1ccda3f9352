import type { z } from 'zod'
import type { Diagram, DiagramTexts, Icon, ImageSlot, Picture, SkillIcon } from '../media.ts'
import { withoutInvisible } from './invisible.ts'
import { typographic } from './typography.ts'

/** The type of file or icon that a field names. The build checks that it exists. */
export type FileKind = 'picture' | 'skillIcon' | 'icon' | 'animation'

/** What a field gets from the build: the site's language and name, and what only the owner's files know. */
export type Build = {
  language: string
  name: string
  /** For the descriptions of diagrams. */
  texts?: DiagramTexts
  /** The date of the site. */
  now: Date
  picture: (file: string, alt: string, slots: readonly ImageSlot[], focus?: string) => Promise<Picture>
  skillIcon: (name: string, slots: readonly ImageSlot[]) => Promise<SkillIcon>
  icon: (name: string) => Icon
  /** A diagram in Mermaid's language, or in a file of content/diagrams/. */
  diagram: (text: string, build: Pick<Build, 'language' | 'texts'>) => Promise<Diagram>
  /** The URL of an animation. */
  animation: (name: string) => string
  /** The URL of a path of `content/files/`, or undefined if it has no such file. */
  ownFile: (path: string) => string | undefined
  /** The host of a URL with the letters of its own language. */
  readableHost: (address: string) => string
}

/** Makes what the pages get of a value. */
export type Resolve<Value, Shown> = (value: Value, build: Build, slots: readonly ImageSlot[]) => Shown | Promise<Shown>

declare module 'zod' {
  interface GlobalMeta {
    /** What the panel of the editor calls the field, if the words of its key do not. */
    label?: string
    /** The description for the panel, if the other one has syntax of the file. */
    help?: string
    /** What the panel shows in the field while it is empty. */
    example?: string
    /** Fields with the same one suggest their texts to each other. */
    vocabulary?: 'technologies' | 'categories' | 'groups'
    /** Most owners write it: while it is empty, the panel has it before "More". */
    isCommon?: true
    /** The control of the panel, if it is not the one of the type. */
    control?: 'colour' | 'diagram' | 'cvs' | 'cvSections'
    /** What is meant where the field is left out: the entries of a list, or a choice other than the first. */
    usual?: readonly string[]
    /** What the panel calls values of a choice, if their words do not say it. */
    choices?: Readonly<Record<string, string>>
    /** A short description of the valid values, for fields that do not accept any text. */
    expects?: string
    /** A `Resolve`. Without it, the pages get the value as it is. */
    resolve?: unknown
    kind?: FileKind
    slots?: readonly ImageSlot[]
    /** The value is a URL. */
    isUrl?: true
    /** Links in the text, written as in Markdown, are links on the page and in the CV. */
    hasLinks?: true
    /** The CV prints the value, so the CV fonts must have glyphs for it. */
    printedInCv?: true
    /** The value is the same in every language, so that a translation has no field for it. Files, icons and URLs are, too. */
    untranslatable?: true
    /** Other fields and addresses refer to the text. */
    isName?: true
    /** The text has dates, or is the code of a country. */
    format?: 'date' | 'period' | 'country'
  }
}

/** What the pages get of the fields of each kind. A file of this folder adds those that it defines. */
// oxlint-disable-next-line typescript/no-empty-object-type -- the other files of this folder extend it
export interface ShownValues {}

/** Defines a kind of field: what the owner may write, and what the pages get instead. */
export function shownAs<Name extends keyof ShownValues, Schema extends z.ZodType>(
  name: Name,
  schema: Schema,
  resolve: Resolve<z.output<Schema>, ShownValues[Name]>,
) {
  void name // It is the brand, by which `Resolved` knows the type.
  return schema.meta({ resolve }).brand<Name>()
}

/** How the build makes what the pages get of a value. */
export function resolveOf({ resolve }: z.GlobalMeta): Resolve<unknown, unknown> | undefined {
  return resolve as Resolve<unknown, unknown> | undefined // nothing else is written there
}

/** A value of the content as the pages get it. */
export type Resolved<T> =
  T extends z.$brand<infer Name extends keyof ShownValues>
    ? ShownValues[Name]
    : T extends string | number | boolean | undefined
      ? T
      : T extends readonly (infer Item)[]
        ? readonly Resolved<Item>[]
        : { readonly [Key in keyof T]: Resolved<T[Key]> }

/** With the owner's name, and without what nobody sees. */
export function withName(text: string, { name }: Pick<Build, 'name'>): string {
  return withoutInvisible(text.replaceAll('{name}', () => name))
}

/** The text as the pages print it: with the owner's name, and with the quotation marks of the language. */
export function printed(text: string, build: Pick<Build, 'name' | 'language'>): string {
  return typographic(withName(text, build), build.language)
}
