import type { Path, Problem } from '../protocol.ts'
import { namesOf } from './names.ts'

/** The fields with a problem, in their order. */
export function fieldsIn(problems: readonly Problem[]): Path[] {
  const fields = problems.map(({ path }) => path).filter((path) => path.length > 0)
  return [...new Map(fields.map((path) => [path.join('.'), path])).values()]
}

/** Those that an import was not sure of. */
export function doubtsIn(problems: readonly Problem[]): Path[] {
  return fieldsIn(problems.filter(({ kind }) => kind === 'doubt'))
}

/** The names on the way to a field: Projects, Data Pipeline, Description. */
export function placeOf(path: Path, value: unknown): string {
  return namesOn(path, value).join(' › ')
}

/** The first is that of the section. */
export function namesOn(path: Path, value: unknown): string[] {
  const names = namesOf(path, value)
  const isList = (index: number) => typeof path[index + 1] === 'number' && index > 0
  return names.filter((_, index) => !isList(index))
}
