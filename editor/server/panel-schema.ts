import { z } from 'zod'
import { interfaceTexts } from '../../content/content.ts'
import { SECTIONS } from '../../model/sections/index.ts'
import { siteSchema } from '../../model/site-schema.ts'

/** The schema of the content for the panel. Sections that the site lacks are called as the interface calls them in its language. */
export function panelSchema(language: string) {
  const schema = z.toJSONSchema(siteSchema, { io: 'input' })
  const texts = interfaceTexts(language)
  for (const { name, cvHeading } of SECTIONS) {
    const section = Object(schema.properties?.[name]) as { label?: string }
    const label = cvHeading && texts[cvHeading]
    if (label !== undefined) section.label = label
  }
  return schema
}
