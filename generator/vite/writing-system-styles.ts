import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const FOLDER = fileURLToPath(new URL('../../src/styles/writing-systems/', import.meta.url)).replaceAll('\\', '/')

/** The stylesheets with rules for the script or the words of one of the languages. */
export function writingSystemStylesFor(languages: readonly string[]): string[] {
  return allWritingSystemStyles().filter((file) => {
    const selectors = readFileSync(file, 'utf8').matchAll(/:lang\(([\w-]+)\)/g)
    return Array.from(selectors, ([, language]) => `${language}-`).some((prefix) =>
      languages.some((language) => `${language.toLowerCase()}-`.startsWith(prefix)),
    )
  })
}

/** All of them, for the dev server, where a language may be added at any time. */
export function allWritingSystemStyles(): string[] {
  return readdirSync(FOLDER).map((name) => FOLDER + name)
}
