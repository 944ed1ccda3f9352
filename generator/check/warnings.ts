import { join, resolve } from 'node:path'
import { z } from 'zod'
import type { Source } from '../../model/content.ts'
import { datesOf } from '../../model/fields/date.ts'
import { siteSchema } from '../../model/site-schema.ts'
import { readImageMetadata } from '../images/image-metadata.ts'
import { fullSizeAt } from '../images/image-slots.ts'
import { filesIn } from '../lib/files-in.ts'
import { lookOf } from '../look/look.ts'
import type { Diagnostic } from '../read/content-error.ts'
import { filesNamed, FOLDERS, type NamedFile, schemaAt, schemaOf, textsIn } from '../read/fields.ts'
import { parseStory } from '../read/parse-story.ts'
import { type Issue, parseContent } from '../read/parse-yaml.ts'
import { valueAt } from '../read/position.ts'
import { textOf } from '../read/read-content.ts'
import { storyTexts } from '../read/read-stories.ts'
import { readTranslations } from '../read/read-translations.ts'
import { isSampleAllowed, withProjectIds } from './check-content.ts'
import { ownStyleFiles } from './own-style.ts'
import { isPublic, placeholderIssues, PLACEHOLDERS, sampleContentReport } from './sample-content.ts'

/** Looks like a link in Markdown, without https://. */
const HALF_LINK = /\[[^[\]]+\]\((?!https:\/\/)\S+\)/

const REPOSITORY_HOST = /^(?:github\.com|gitlab\.com|bitbucket\.org|codeberg\.org)$/

/**
 * What is left to write in valid content, and what serves its purpose badly. Build, dev server and doctor show each in a line.
 * @param name the content folder, absolute or relative to `root`
 */
export async function readWarnings(root: string, name: string): Promise<Diagnostic[]> {
  const folder = resolve(root, name)
  const content = parseContent(textOf(root, name), `${name}/site.yaml`)
  const sample = sampleContentReport(content, { path: folder, name })
  const isUnchanged = sample?.line === 0
  const unfinished = sample && !isSampleAllowed() ? [sample] : []
  if (isUnchanged) return unfinished
  const source = withProjectIds(siteSchema.parse(content.value))
  const issues = [
    ...(isSampleAllowed() ? [] : placeholderIssues(source).filter(({ path }) => path[0] !== 'url')),
    ...(process.env['SITE_URL'] ? [] : urlWarnings(source.url)),
    ...lookOf(source.look).shifts.map(({ field, message }) => ({ path: ['look', field], message })),
    ...textWarnings(source),
    ...(await fileWarnings(source, folder, filesOfStories(root, name, source))),
  ]
  const diagnostics = [...unfinished, ...issues.map(content.diagnose)]
  return diagnostics.toSorted((a, b) => a.line - b.line)
}

/** A URL that shows something else than the site, or that others cannot open, such as the placeholder. */
function urlWarnings(url: string): Issue[] {
  const { hostname } = new URL(url)
  const isRepository = REPOSITORY_HOST.test(hostname)
  if (!isRepository && isPublic(url)) return []
  const problem = isRepository ? `${hostname} shows the repository. ` : ''
  return [{ path: ['url'], message: `${problem}Write ${PLACEHOLDERS.url.help}, such as ${PLACEHOLDERS.url.example}.` }]
}

/** Texts that are valid, but do not serve their purpose. */
function textWarnings(value: unknown): Issue[] {
  const texts = textsIn(siteSchema, value)
  const problemWith = ({ path, text, meta }: (typeof texts)[number]) => {
    const file = valueAt(value, [...path.slice(0, -1), 'file'])
    if (path.at(-1) === 'alt' && [file, String(file).replace(/\.\w+$/, '')].includes(text))
      return 'The text is a file name. Describe what the image shows.'
    if (meta.format === 'period') return aboutPeriod(text)
    if (meta.printedInCv && HALF_LINK.test(text))
      return 'The link in the text is shown as it is written. Write its whole URL, with https://.'
    return meta.isUrl && text === '#' ? 'The link leads nowhere. Write a URL, or remove the link.' : undefined
  }
  return texts.flatMap((each) => {
    const message = problemWith(each)
    return message === undefined ? [] : [{ path: each.path, message }]
  })
}

function aboutPeriod(period: string): string | undefined {
  if (!/\d/.test(period) || datesOf(period).start !== undefined) return undefined
  return `Programs find no dates in "${period}", so that resume.json has none. Write it as "2020-11 - 2021-08" or "2020 - Present".`
}

/** Hidden files, files that are published as they are, texts, and backups of the import. */
const OTHER_FILES = /(?:^|\/)\.|^files\/|^site(?:-before-import(?:-\d+)?|\.[\w-]+)?\.yaml$/

/** Images with fewer pixels than large screens show, and files that no field names. */
async function fileWarnings(value: unknown, folder: string, others: readonly string[]): Promise<Issue[]> {
  const files = filesNamed(siteSchema, value)
  const small = await Promise.all(files.map((file) => tooSmall(file, folder)))
  const used = new Set([
    ...files.flatMap(({ kind, name }) => (kind === 'icon' ? [] : [`${FOLDERS[kind]}/${name}`])),
    ...others,
    'style.css',
    ...ownStyleFiles(folder),
  ])
  const unused = filesIn(folder).filter((path) => !OTHER_FILES.test(path) && !used.has(path))
  const message = `The content does not use ${unused.join(', ')}. Name the files in it, or remove them.`
  return [...small.flat(), ...(unused.length > 0 ? [{ path: [], message }] : [])]
}

/** The files of the stories in all languages, and their pictures. */
function filesOfStories(root: string, name: string, source: Source): string[] {
  const translations = readTranslations(root, name, source)
  const texts = [
    ...storyTexts(root, name, source),
    ...translations.flatMap((each) => storyTexts(root, name, each.source, each.language)),
  ]
  return texts.flatMap(({ text, file }) => [file, ...parseStory(text).pictures.map((each) => `images/${each.file}`)])
}

async function tooSmall({ path, kind, name }: NamedFile, folder: string): Promise<Issue[]> {
  const isImage = kind === 'picture' || (kind === 'skillIcon' && !name.includes(':'))
  if (!isImage || /\.svg$/i.test(name)) return []
  const schema = schemaAt(siteSchema, kind === 'picture' ? path.slice(0, -1) : path)
  const slots = (schema && z.globalRegistry.get(schemaOf(schema, {}))?.slots) ?? []
  const size = await readImageMetadata(join(folder, 'images', name))
  const [ideal] = slots.map((slot) => fullSizeAt(slot, size)).toSorted((a, b) => b.width - a.width)
  if (ideal === undefined || ideal.width <= size.width) return []
  const message = `${name} has ${size.width} x ${size.height} pixels. Use ${ideal.width} x ${ideal.height} for large screens.`
  return [{ path, message }]
}
