import { formatPath, projectIdsIn, readContent, storyFileOf, storyFrame, valueAt } from '../../content/content.ts'
import { slugOf } from '../../lib/slug.ts'
import { UserError } from '../../lib/user-error.ts'
import { change } from '../edit/change.ts'
import { assertReadable } from '../edit/place.ts'

const KINDS = ['incident', 'migration', 'cost', 'platform', 'data'] as const
type Kind = (typeof KINDS)[number]

/** What a project may have above its story, as it is written, and the kinds of stories for which that is. */
const ABOVE: readonly { line: string; kinds: readonly Kind[] }[] = [
  {
    line: `incident: { started: '09:02', detected: '09:14', mitigated: '09:41', resolved: '10:30', cause: A full connection pool }`,
    kinds: ['incident'],
  },
  { line: `figures: [{ before: '€ 41,000', after: '€ 12,600', what: a month }]`, kinds: ['cost'] },
  { line: 'result: { before: nine days, after: 18 minutes, what: to a new environment }', kinds: KINDS },
  { line: 'diagram: flowchart TD; Visitor --> nginx --> PostgreSQL', kinds: ['incident', 'cost', 'platform', 'data'] },
]

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
  const sections = storyFrame(typeof language === 'string' ? language : 'en', known)
  const story = textOf(sections)
  await change(root, folder, 'set', [`${path}.story`, story], {})
  const { line } = readContent(root, folder).diagnose(
    ['gallery', 'projects', found < 0 ? projectIdsIn(content.value).length : found],
    '',
  )
  const lines = story.split('\n')
  const above = ABOVE.filter(({ kinds }) => kinds.includes(known ?? 'platform'))
  const text = [
    `${file} begins the story${added ? ` of a new project, "${title}"` : ''}.`,
    '',
    'Write your answers in place of the questions. What is not answered is not published, with its heading:',
    ...sections.map(([, question]) => `  ${file}:${lines.indexOf(`<!-- ${question} -->`) + 1}  ${question}`),
    '',
    `What stands above the story is in ${folder}/site.yaml, in the project of line ${line}. Write what fits, such as:`,
    ...above.map((each) => `  ${each.line}`),
    ...(known === 'migration'
      ? ['Two diagrams stand side by side: blocks of the story that begin with ```mermaid before and ```mermaid after.']
      : []),
    '',
    `  npm run dev                        shows the story at /projects/${name}/, once a question is answered`,
    '  npm run doctor                     names the questions that are left, and mistakes',
    `  npx vitafolio story --check ${name}`,
    '                                     lists names of firms, hosts, networks, accounts and keys in all of it',
  ].join('\n')
  return { text, path: `${path}.story`, files: [...(added ? [`${folder}/site.yaml`] : []), file] }
}

const textOf = (sections: readonly (readonly [heading: string, question: string])[]) =>
  sections.map(([heading, question]) => `## ${heading}\n\n<!-- ${question} -->\n`).join('\n')
