import { type ContentFile, type Diagnostic, doubtsIn, formatInOneLine, formatPath } from '../../content/content.ts'
import { checkContent } from '../../generator/check-content.ts'
import type { Path, Problem, Story } from '../protocol.ts'

/** What the doctor says of the content, each at its field. */
export async function problemsIn(content: ContentFile, stories: readonly Story[]): Promise<Problem[]> {
  const found = await checkContent(content, { isByField: true })
  // A file that cannot be read has no fields.
  const doubts = content.value === undefined ? [] : doubtsIn(content)
  return [
    ...found.map((each) => problemOf(each, content, stories)),
    ...doubts.map(({ path, source }): Problem => {
      const message = `From ${source}, perhaps wrong. Compare it, and correct it.`
      return { severity: 'warning', path: path as Path, message, isDoubt: true }
    }),
  ]
}

function problemOf(diagnostic: Diagnostic, { file, name }: ContentFile, stories: readonly Story[]): Problem {
  const { severity, line, path, message } = diagnostic
  const story = stories.find((each) => diagnostic.file === `${name}/${each.file}`)
  if (story) return { severity, path: [...story.project, 'story'], message: `Line ${line} of the story: ${message}` }
  if (path.length === 0 || diagnostic.file !== file) return { severity, path: [], message: formatInOneLine(diagnostic) }
  return { severity, path: path as Path, message: message.replace(`${formatPath(path)}: `, '') }
}
