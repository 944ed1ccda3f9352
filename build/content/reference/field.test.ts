import { expect, test } from 'vitest'
import { z } from 'zod'
import { picture, inCv, text } from '../../../schema/primitives.ts'
import { fieldsIn, holdsFields } from './field.ts'

const pathsIn = (schema: z.ZodType) => fieldsIn(schema).map(({ path }) => path)

test('fields are named as an owner writes them, each before what it holds', () => {
  const entry = z.strictObject({ title: text, tags: z.array(text) })
  const schema = z.strictObject({ name: text, gallery: z.strictObject({ projects: z.array(entry) }) })
  expect(pathsIn(schema)).toEqual([
    'name',
    'gallery',
    'gallery.projects',
    'gallery.projects[].title',
    'gallery.projects[].tags',
  ])
  expect(
    fieldsIn(schema)
      .filter(holdsFields)
      .map(({ path }) => path),
  ).toEqual(['gallery', 'gallery.projects'])
})

test('a picture is one field', () => {
  expect(pathsIn(z.strictObject({ photo: picture, photos: z.array(picture) }))).toEqual(['photo', 'photos'])
})

test('a field stands where it says, or where the one around it does', () => {
  const inner = z.strictObject({
    own: text.meta({ shownIn: ['footer'] }),
    none: text.meta({ shownIn: [] }),
    other: text,
  })
  const fields = fieldsIn(
    z.strictObject({
      part: z
        .array(inner)
        .meta({ shownIn: ['banner'] })
        .optional(),
    }),
  )
  expect(fields.map(({ spots }) => spots)).toEqual([['banner'], ['footer'], [], ['banner']])
})

test('what is inCv stands in the CV, and an optional field keeps what is said of it', () => {
  const [field] = fieldsIn(
    z.strictObject({
      phone: inCv
        .meta({ outputs: ['search'] })
        .optional()
        .describe('Help.'),
    }),
  )
  expect(field).toMatchObject({ outputs: ['cv', 'search'], required: false, help: 'Help.' })
})
