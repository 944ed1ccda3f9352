import {
  checkPrivate,
  ContentError,
  type ContentFile,
  type Diagnostic,
  formatDiagnostic,
  formatInOneLine,
  isError,
  readContent,
  readPrivate,
} from '../../content/content.ts'
import { checkContent } from '../../generator/check-content.ts'
import { searchFiles } from '../../generator/private/search-output.ts'
import { loadSite } from '../../generator/site.ts'
import { countedAs } from '../../lib/counted-as.ts'
import { printable } from '../../lib/user-error.ts'
import { type DescribedCv, describeCvs, describeEvidence, describeLayout } from './describe.ts'
import { checkLinks } from './links.ts'
import { checkRepository } from './public-repository.ts'

/** What is wrong, and in content without errors also what the CVs contain. The names are those of --json. */
type Check = {
  problems: readonly Diagnostic[]
  notes: readonly string[]
  cvs: readonly Pick<DescribedCv, 'file' | 'pages'>[]
}

/**
 * What the build of the content rejects or warns about, and, with `online`, links that do not answer; in valid content, also
 * what is in each CV, and which skills and technologies do not match.
 * @param folder the content folder, absolute or relative to `root`
 */
export async function checkSite(root: string, folder: string, online = false): Promise<Check> {
  const content = readContent(root, folder)
  const diagnostics = await checkContent(content, { isBuild: true, isDetailed: true })
  const problems = [
    ...diagnostics,
    ...(online ? await checkLinks(content) : []),
    ...checkPrivate(root, content),
    ...(await searchContent(content)),
    ...(await checkRepository(root, content, online)),
  ]
  const { source } = content
  if (source === undefined || diagnostics.some(isError)) return { problems, notes: [], cvs: [] }
  try {
    const site = await loadSite(root, folder, true)
    const described = await describeCvs(site)
    return {
      problems,
      notes: [...described.flatMap(({ lines }) => lines), ...describeEvidence(source), ...describeLayout(source)],
      cvs: described.map(({ file, pages }) => ({ file, pages })),
    }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return { problems: [...problems, ...error.diagnostics.filter(isError)], notes: [], cvs: [] }
  }
}

/** Private facts that the content has, so that a push publishes them: in all its files but those that git ignores. */
async function searchContent(content: ContentFile): Promise<Diagnostic[]> {
  const facts = privateFactsOf(content)
  const files = content.files.filter((path) => !/^(?:private\b|letters\/)/.test(path))
  return facts ? searchFiles(content.folder, files, facts, `${content.name}/ has it`) : []
}

/** Mistakes in them are reported by another check. */
function privateFactsOf(content: ContentFile) {
  try {
    return readPrivate(content)
  } catch {
    return undefined
  }
}

/** Lists all problems as the build prints them, their number, and what the CVs contain. */
export function reportOf({ problems, notes }: Pick<Check, 'problems' | 'notes'>): string {
  const blocks = problems.map((problem) => {
    const format = isError(problem) ? formatDiagnostic : formatInOneLine
    return `${problem.severity}: ${format(problem)}`
  })
  const counts = ['error', 'warning'].flatMap((severity) => {
    const count = problems.filter((problem) => problem.severity === severity).length
    return count === 0 ? [] : [countedAs(count, severity)]
  })
  const summary = `${[...blocks, ''].join('\n')}\n${counts.join(', ') || 'No problems found'}.`.trimStart()
  return notes.length === 0 ? summary : `${summary}\n\n${notes.map(printable).join('\n')}`
}
