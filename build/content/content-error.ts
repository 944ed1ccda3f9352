/** All that is wrong with the content, each mistake on a line `content/site.yaml:LINE:COLUMN path: what, what is allowed`. */
export class ContentError extends Error {
  override name = 'ContentError'
  constructor(file: string, mistakes: readonly string[]) {
    const count = mistakes.length === 1 ? 'a mistake' : `${mistakes.length} mistakes`
    super(`${file} has ${count}:\n${mistakes.map((mistake) => `  ${mistake}`).join('\n')}`)
    this.stack = this.message // The place that matters is in the owner's file, not in ours.
  }
}
