import type { ContentFile } from '../../content/content.ts'

/** A command without its program, such as `['set', 'name', 'Nora']`, or a file that its owner's program writes itself. */
export type Step = readonly string[] | { file: string; text: string }

/** What an owner asks of a program, and how to know that it is done: a module in requests/, and a line in tasks.ts. */
export type Task = {
  /** In the owner's words. Every number that the program needs is in it or in the content. */
  request: string
  /** Changes the content of base/ before the task begins. */
  begin?: (files: Map<string, string>) => void
  /** Commands that do it with the fewest changed lines. */
  solution: readonly Step[]
  /** Comments that go, because their value goes or is confirmed. */
  gone?: readonly string[]
  /** What is wrong with the result. A check that holds for every task is in judge.ts. */
  check: (after: Site, before: Site) => string[] | Promise<string[]>
}

/** The content of a folder, with what checks ask for. */
export type Site = {
  folder: string
  /** The files of content/ by their paths in it. */
  files: ReadonlyMap<string, string>
  content: ContentFile
  /** The value at a path such as `history.entries[0].role`. */
  at: (path: string) => unknown
  /** The translation of a text, and whether it is one to check. */
  german: (text: string) => { translation: string; isToCheck: boolean } | undefined
}

/** Says where the values of paths are others than expected. */
export function differences(site: Site, expected: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(expected).flatMap(([path, value]) => {
    const [is, should] = [site.at(path), value].map((each) => JSON.stringify(each))
    return is === should ? [] : [`${path} is ${is}, and should be ${should}`]
  })
}

/** Says which texts of a list in a language have another translation than expected. */
export function germanDifferences(site: Site, expected: Readonly<Record<string, string>>): string[] {
  return Object.entries(expected).flatMap(([text, german]) => {
    const { translation, isToCheck } = site.german(text) ?? {}
    return translation === german && !isToCheck
      ? []
      : [`"${text}" is "${translation}" in German, and should be "${german}"`]
  })
}
