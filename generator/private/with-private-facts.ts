import { place } from '../../model/fields/place.ts'
import { cvRichText as richText } from '../../model/fields/rich-text.ts'
import type { PrivateFacts } from '../../model/private-schema.ts'
import type { Source } from '../../model/site-schema.ts'
import { replacing } from './replacing.ts'

/** The content with the facts that documents alone have. */
export function withPrivateFacts(source: Source, facts: PrivateFacts): Source {
  const { name, phone, email, address, texts = [], instead = {} } = facts
  const named = replacing(source, instead)
  const custom = texts.map(({ title, text }, index) => {
    return { id: `private-${index + 1}`, kind: 'text' as const, title, label: title, entries: [richText.parse(text)] }
  })
  const cv = named.cv
  const sections = cv !== undefined && cv !== false ? cv.sections : undefined
  const ids = custom.map(({ id }) => id)
  return {
    ...named,
    ...(name !== undefined && { name }),
    profile: {
      ...named.profile,
      ...(phone !== undefined && { phone }),
      ...(email !== undefined && { email }),
      ...(address !== undefined && { location: place.parse(address) }),
    },
    ...(custom.length > 0 && { custom: [...(named.custom ?? []), ...custom] }),
    ...(cv && {
      cv: {
        ...cv,
        ...(sections && { sections: [...sections, ...ids] }),
        ...(cv.variants && {
          variants: cv.variants.map((each) => ({
            ...each,
            ...(each.sections && { sections: [...each.sections, ...ids] }),
          })),
        }),
      },
    }),
  }
}
