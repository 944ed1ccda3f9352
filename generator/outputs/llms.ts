import { nameOfLanguage } from '../../lib/language-name.ts'
import { canonicalOf } from '../../lib/site-address.ts'
import { plainText } from '../../model/fields/rich-text.ts'
import { sectionsOfKind } from '../resolve/show.ts'
import { storyPathOf } from '../resolve/story-path.ts'
import type { LocalisedSite, Output, WholeSite } from './output.ts'
import { descriptionOfOrganisation, descriptionOfStory } from './structured-data/description.ts'

/** What a program should read that answers questions about the owner (https://llmstxt.org). */
export const llms: Output<WholeSite> = {
  mediaType: 'text/plain',
  path: 'llms.txt',
  isReplaceable: true,
  help: 'what programs should read that answer questions about you (https://llmstxt.org)',
  files: (site) => [['llms.txt', () => textOf(site)]],
}

type Link = { title: string; address: string; text?: string | undefined }

function textOf({ languages: [first, ...others] }: WholeSite): string {
  const { name, description, footer, title } = first.content
  const translations = others.map(({ language, address, content }): Link => {
    return { title: nameOfLanguage(language), address: canonicalOf(address, '/'), text: content.title }
  })
  const blocks = [
    `# ${oneLine(name)}`,
    `> ${oneLine(description)}`,
    footer?.about && oneLine(plainText(footer.about)),
    listOf([{ title, address: canonicalOf(first.address, '/') }, ...documentsOf(first), ...translations]),
    ...sectionsOfKind(first.view, 'gallery').map((section) =>
      sectionOf(section.title, storiesOf(first, section.projects)),
    ),
    ...sectionsOfKind(first.view, 'companies').map(({ title: heading, organisations }) =>
      sectionOf(
        heading,
        organisations.flatMap((each): Link[] =>
          each.path === undefined
            ? []
            : [
                {
                  title: each.name,
                  address: canonicalOf(first.address, each.path),
                  text: descriptionOfOrganisation(each),
                },
              ],
        ),
      ),
    ),
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

/** The CV in the formats that programs read. */
function documentsOf({ content, address }: LocalisedSite): Link[] {
  if (content.cv === false) return []
  return [
    { title: 'CV, Markdown', address: `${address}/cv.md` },
    { title: 'CV, JSON Resume', address: `${address}/resume.json` },
    { title: 'CV, PDF', address: `${address}/cv.pdf` },
  ]
}

function storiesOf({ stories, address }: LocalisedSite, projects: readonly { id: string; title: string }[]): Link[] {
  return projects.flatMap(({ id, title }): Link[] => {
    const story = stories.get(id)
    return story
      ? [{ title, address: canonicalOf(address, storyPathOf(id)), text: descriptionOfStory(story, title) }]
      : []
  })
}

function sectionOf(title: string, links: readonly Link[]): string {
  return links.length === 0 ? '' : `## ${oneLine(title)}\n\n${listOf(links)}`
}

function listOf(links: readonly Link[]): string {
  return links
    .map(
      ({ title, address, text }) =>
        `- [${oneLine(title).replaceAll(/[[\]]/g, String.raw`\$&`)}](${address})${text ? `: ${oneLine(text)}` : ''}`,
    )
    .join('\n')
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
