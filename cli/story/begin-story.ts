import { formatPath, projectIdsIn, readContent, storyFileOf, storyFrame, valueAt } from '../../content/content.ts'
import { slugOf } from '../../lib/slug.ts'
import { UserError } from '../../lib/user-error.ts'
import { change } from '../edit/change.ts'
import { assertReadable } from '../edit/place.ts'

const KINDS = ['incident', 'migration', 'cost', 'platform', 'data'] as const
type Kind = (typeof KINDS)[number]

/** What the head of a story takes from elsewhere. */
const NEXT: Readonly<Partial<Record<Kind, (path: string) => string>>> = {
  incident: (path) =>
    `The times of the incident stand above the story: npx vitafolio set '${path}.incident' '{ detected: "09:14", mitigated: "09:41", resolved: "10:30" }'`,
  migration: () =>
    'Two diagrams stand above the story, side by side: blocks that begin with ```mermaid before and ```mermaid after.',
  cost: (path) =>
    `The figures stand above the story: npx vitafolio set '${path}.figures' '[{ before: "€ 41,000", after: "€ 12,600", what: a month }]'`,
}

/**
 * Begins the story of a project, which is added if there is none of this name.
 * @param folder the content folder, absolute or relative to `root`
 */
export async function beginStory(root: string, folder: string, name: string, kind: string | undefined) {
  const known = KINDS.find((each) => each === kind)
  if (kind !== undefined && known === undefined)
    throw new UserError(`--kind: There is no kind "${kind}". Write ${KINDS.join(', ')}, or leave it out.`)
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name))
    throw new UserError(
      `"${name}" can't be the name of a project. Use lowercase letters, digits and single hyphens, such as payments-outage.`,
    )
  const content = readContent(root, folder)
  assertReadable(content)
  const found = projectIdsIn(content.value).indexOf(name)
  const file = `${folder}/${storyFileOf(name)}`
  if (content.files.includes(storyFileOf(name)))
    throw new UserError(`${file} is there already. Write on in it, or choose another name.`)
  if (found >= 0 && valueAt(content.value, ['gallery', 'projects', found, 'story']) !== undefined)
    throw new UserError(
      `${formatPath(['gallery', 'projects', found, 'story'])}: The project has a story. Write on in it.`,
    )

  const title = name.replace(/^./, (letter) => letter.toUpperCase()).replaceAll('-', ' ')
  const entry = JSON.stringify({ title, ...(slugOf(title) !== name && { id: name }) })
  const added = found < 0 ? await change(root, folder, 'add', ['gallery.projects', entry], {}) : undefined
  const path = added && 'path' in added ? added.path : formatPath(['gallery', 'projects', found])
  const { language } = Object(content.value) as { language?: unknown }
  await change(
    root,
    folder,
    'set',
    [`${path}.story`, textOf(storyFrame(typeof language === 'string' ? language : 'en', known))],
    {},
  )
  const next = known && NEXT[known]?.(path)
  const text = [
    `${file} begins the story${added ? ` of a new project, ${path}, "${title}"` : ''}. Answer the questions and remove them.`,
    'What is not answered is not published: its heading is left out, and npm run doctor names it.',
    ...(next === undefined ? [] : [next]),
  ].join('\n')
  return { text, path: `${path}.story`, files: [...(added ? [`${folder}/site.yaml`] : []), file] }
}

const textOf = (sections: readonly (readonly [heading: string, question: string])[]) =>
  sections.map(([heading, question]) => `## ${heading}\n\n<!-- ${question} -->\n`).join('\n')
