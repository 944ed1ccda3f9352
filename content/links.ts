import { partsOf, richTextOf } from '../model/fields/rich-text.ts'
import { siteSchema } from '../model/site-schema.ts'
import { pairsIn } from './catalogue.ts'
import { type Diagnostic, ofPosition } from './diagnostic.ts'
import { textsIn } from './fields.ts'
import { parseStory } from './parse-story.ts'
import type { ContentFile } from './read-content.ts'

/** A link, and how to say what is wrong with it. The page itself requests an animation. */
export type Link = {
  address: string
  isAnimation?: boolean
  isInText?: boolean
  diagnose: (message: string) => Diagnostic
}

/** All links of the content, in all languages. */
export function linksOf(content: ContentFile): Link[] {
  return [...linksInFields(content), ...linksInTranslations(content), ...linksInStories(content)]
}

/** The links of site.yaml: addresses, and those in texts and in the field `story`. */
function linksInFields({ value, diagnose }: ContentFile): Link[] {
  return textsIn(siteSchema, value).flatMap(({ path, text, meta }): Link[] => {
    if (path[0] === 'url') return []
    if (meta.kind === 'animation') {
      return [{ address: text, isAnimation: true, diagnose: (message) => diagnose(path, message) }]
    }
    const isStory = path.at(-1) === 'story'
    const addresses = meta.isUrl ? [text] : isStory ? linksInStory(text) : linksInText(text)
    const isInText = !meta.isUrl && !isStory
    return addresses.map((address) => ({
      address,
      isInText,
      diagnose: (message) => diagnose(path, message),
    }))
  })
}

function linksInTranslations({ translations, source }: ContentFile): Link[] {
  return translations.flatMap((catalogue) =>
    pairsIn(catalogue, source?.language ?? '').flatMap(({ translation, offset }) =>
      linksInText(translation).map((address) => ({
        address,
        isInText: true,
        diagnose: (message: string) => catalogue.diagnose([], message, { offset }),
      })),
    ),
  )
}

/** The links of the stories in files of their own. */
function linksInStories({ stories, name }: ContentFile): Link[] {
  return stories.flatMap(({ links, path, text }) =>
    links.map((link) => ({
      address: link.address,
      diagnose: (message: string) => ofPosition(`${name}/${path}`, text, link, message),
    })),
  )
}

function linksInStory(markdown: string): string[] {
  return parseStory(markdown).links.map(({ address }) => address)
}

function linksInText(text: string): string[] {
  return partsOf(richTextOf(text)).flatMap(({ address }) => address ?? [])
}
