import { z } from 'zod'
import { printed } from './field.ts'
import { withoutInvisible } from './invisible.ts'

/** Visible text without stray whitespace or control characters. */
export const text = z
  .string()
  .refine((value) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(value), {
    error: 'The value is empty. Write text.',
    abort: true,
  })
  // YAML block scalars (`>` and `|`) end with a newline.
  .refine((value) => value.replace(/\n$/, '') === value.trim(), {
    error: 'The text starts or ends with whitespace. Remove the whitespace.',
  })
  .refine((value) => !/[^\P{Cc}\n]|\p{Cs}/u.test(value), {
    error: 'The text contains an invalid or invisible character. Delete the text and type it again.',
  })
  .meta({ resolve: printed })

/** Text that the CV prints. */
export const cvText = text.meta({ printedInCv: true })

export const textMatching = (pattern: RegExp, error: string) => text.refine((value) => pattern.test(value), { error })

/** Text with a maximum length, so that it fits the layout. */
export const maxLengthText = (maximum: number) =>
  text.max(maximum, {
    error: ({ input }: { input?: unknown }) =>
      `The text is too long (${String(input).length} characters). Write at most ${maximum} characters.`,
  })

/** The metadata of a value that is the same in every language, and that the pages get as it is seen. */
export const verbatim = { untranslatable: true, resolve: withoutInvisible } as const

/** A word of the project, in any case. */
export const inAnyCase = <Word extends z.ZodType>(word: Word) =>
  z
    .preprocess((value) => (typeof value === 'string' ? value.toLowerCase() : value), word)
    .meta({ untranslatable: true })

export const oneOf = <const Words extends readonly string[]>(words: Words, error: string) =>
  inAnyCase(z.enum(words, { error }))

/** For rules about several fields, which run although others are wrong. */
export const isGroup = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null

/** The name of a thing in addresses: of a project, of a section, of a CV. */
export const slug = maxLengthText(60)
  .refine((value) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value), {
    error: 'Invalid name. Write lowercase letters, digits or single hyphens, such as data-platform.',
  })
  .meta({ ...verbatim, isName: true, expects: 'lowercase letters, digits or single hyphens', example: 'data-platform' })
