import { rejectedInBuild } from '../../generator/check/check-content.ts'
import { isPublic } from '../../generator/check/sample-content.ts'
import { readWarnings } from '../../generator/check/warnings.ts'
import { printable, UserError } from '../../generator/lib/user-error.ts'
import {
  ContentError,
  type Diagnostic,
  formatDiagnostic,
  formatInOneLine,
  ofWholeFile,
} from '../../generator/read/content-error.ts'
import { textsIn } from '../../generator/read/fields.ts'
import { parseContent } from '../../generator/read/parse-yaml.ts'
import { readContent, textOf } from '../../generator/read/read-content.ts'
import { readStories } from '../../generator/read/read-stories.ts'
import { readTranslations, type Translation } from '../../generator/read/read-translations.ts'
import type { Source } from '../../model/content.ts'
import { siteSchema } from '../../model/site-schema.ts'
import { describeEvidence, describeVariants } from './describe.ts'

/**
 * What the build of the content rejects or warns about, and, with `online`, links that do not answer; in valid content, also
 * what is in the CV for each kind of job, and which skills and technologies do not match.
 * @param folder the content folder, absolute or relative to `root`
 */
export async function checkSite(root: string, folder: string, online = false): Promise<Check> {
  try {
    const source = await readContent(root, folder, true)
    await readStories(root, folder, source)
    const translations = readTranslations(root, folder, source)
    for (const each of translations) await readStories(root, folder, each.source, each.language)
    const warnings = await readWarnings(root, folder)
    const problems = [
      ...warnings.map((each) => problemOf('warning', `${folder}/site.yaml`, each)),
      ...translations.flatMap((each) => problemsIn(each, source)),
      ...(online ? await checkLinks(root, folder) : []),
    ]
    return { problems, notes: [...describeVariants(source), ...describeEvidence(source)] }
  } catch (error) {
    if (error instanceof ContentError) {
      return { problems: error.diagnostics.map((each) => problemOf('error', error.file, each)), notes: [] }
    }
    if (!(error instanceof UserError)) throw error
    return { problems: [problemOf('error', folder, ofWholeFile(error.message))], notes: [] }
  }
}

/** Texts without a translation, which a public site must not have, and translations that are no longer used. */
function problemsIn({ content, missing, unused }: Translation, main: Source): Problem[] {
  const severity = rejectedInBuild(main).sample ? 'error' : 'warning'
  return [
    ...missing.map((issue) => problemOf(severity, content.file, content.diagnose(issue))),
    ...unused.map((issue) => problemOf('warning', content.file, content.diagnose(issue))),
  ]
}

const TIMEOUT_MS = 10_000

type Answer = Pick<Problem, 'severity' | 'message'>

/** Requests all links of valid content. */
async function checkLinks(root: string, folder: string): Promise<Problem[]> {
  const { file, value, diagnose } = parseContent(textOf(root, folder), `${folder}/site.yaml`)
  const links = textsIn(siteSchema, value).filter(
    ({ path, text, meta }) => path[0] !== 'url' && meta.isUrl && URL.canParse(text) && isPublic(text),
  )
  const answers = await Promise.all(links.map(({ text }) => request(text)))
  return links.flatMap(({ path }, index) => {
    const answer = answers[index]
    return answer ? [problemOf(answer.severity, file, diagnose({ path, message: answer.message }))] : []
  })
}

/** What is wrong with a URL; null if its page exists. */
export async function request(url: string): Promise<Answer | null> {
  const warning = (message: string): Answer => ({ severity: 'warning', message })
  try {
    const { status, ok, redirected, url: target, body } = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    await body?.cancel()
    if (status === 404 || status === 410) {
      return {
        severity: 'error',
        message: `The page does not exist (status ${status}). Correct the URL, or remove it.`,
      }
    }
    // Many hosts reject programs. LinkedIn answers them with status 999.
    if (!ok) return warning(`The host rejects this check (status ${status}). Open the URL in a browser.`)
    return redirected ? warning(`The URL redirects to ${target}. Write that URL, if you mean it.`) : null
  } catch (error) {
    const { message, cause } = error instanceof Error ? error : new Error(String(error))
    const reason = cause instanceof Error ? cause.message : message
    return warning(`The host cannot be reached (${reason}). Open the URL in a browser.`)
  }
}

/** An error has to be fixed; a warning is for the owner to decide. */
type Problem = Diagnostic & { severity: 'error' | 'warning'; file: string }

type Check = { problems: Problem[]; notes: string[] }

function problemOf(severity: Problem['severity'], file: string, diagnostic: Diagnostic): Problem {
  return { ...diagnostic, severity, file }
}

/** Lists all problems as the build prints them, their number, and the CVs for kinds of jobs. */
export function reportOf({ problems, notes }: Check): string {
  const blocks = problems.map((problem) => {
    const { severity, file } = problem
    const format = severity === 'error' ? formatDiagnostic : formatInOneLine
    return `${severity}: ${format(file, problem)}`
  })
  const counts = ['error', 'warning'].flatMap((severity) => {
    const count = problems.filter((problem) => problem.severity === severity).length
    return count === 0 ? [] : [`${count} ${severity}${count === 1 ? '' : 's'}`]
  })
  const summary = `${[...blocks, ''].join('\n')}\n${counts.join(', ') || 'No problems found'}.`.trimStart()
  return notes.length === 0 ? summary : `${summary}\n\n${notes.map(printable).join('\n')}`
}
