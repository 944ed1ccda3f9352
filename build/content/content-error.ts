import { Refusal } from '../refusal.ts'

/** All that is wrong with the content, each mistake on a line `content/site.yaml:LINE:COLUMN path: what, what is allowed`. */
export class ContentError extends Refusal {
  constructor(file: string, mistakes: readonly string[]) {
    const count = mistakes.length === 1 ? 'a mistake' : `${mistakes.length} mistakes`
    super(`${file} has ${count}:\n${mistakes.map((mistake) => `  ${mistake}`).join('\n')}`)
  }
}
