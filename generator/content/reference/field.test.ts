import { expect, test } from 'vitest'
import { z } from 'zod'
import { cvText, picture, text } from '../../../schema/primitives.ts'
import { fieldsIn, holdsFields } from './field.ts'

const pathsIn = (schema: z.ZodType) => fieldsIn(schema).map(({ path }) => path)

test('lists fields by their content path, parents first', () => {
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

test('treats an image as one field', () => {
  expect(pathsIn(z.strictObject({ photo: picture, photos: z.array(picture) }))).toEqual(['photo', 'photos'])
})

test('inherits the page areas of the parent field', () => {
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
  expect(fields.map(({ areas }) => areas)).toEqual([['banner'], ['footer'], [], ['banner']])
})

test('lists the CV for printed fields, and keeps the metadata of optional fields', () => {
  const [field] = fieldsIn(
    z.strictObject({
      phone: cvText
        .meta({ outputs: ['search'] })
        .optional()
        .describe('Help.'),
    }),
  )
  expect(field).toMatchObject({ outputs: ['cv', 'search'], required: false, help: 'Help.' })
})
