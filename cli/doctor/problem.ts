import { formatDiagnostic, formatInOneLine, type Diagnostic } from '../../generator/content/content-error.ts'

/** An error has to be fixed; a warning is for the owner to decide. */
export type Problem = Diagnostic & { severity: 'error' | 'warning'; file: string }

export function problemOf(severity: Problem['severity'], file: string, diagnostic: Diagnostic): Problem {
  return { ...diagnostic, severity, file }
}

/** Lists all problems as the build prints them, and their number. */
export function reportOf(problems: readonly Problem[]): string {
  const blocks = problems.map((problem) => {
    const { severity, file } = problem
    const format = severity === 'error' ? formatDiagnostic : formatInOneLine
    return `${severity}: ${format(file, problem)}`
  })
  const counts = ['error', 'warning'].flatMap((severity) => {
    const count = problems.filter((problem) => problem.severity === severity).length
    return count === 0 ? [] : [`${count} ${severity}${count === 1 ? '' : 's'}`]
  })
  return `${[...blocks, ''].join('\n')}\n${counts.join(', ') || 'No problems found'}.`.trimStart()
}
