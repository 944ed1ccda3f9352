import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkedSource } from '../generator/testing/checked-source.ts'
import { temporaryFolder } from '../generator/testing/temporary-folder.ts'
import { countryOf } from '../model/fields/place.ts'
import { importResume } from './import-resume.ts'
import { readPeriod } from './values/dates.ts'
import { fromHtml } from './values/from-html.ts'
import { textIn } from './values/values.ts'

/** Imports a file with this content, or an object as JSON. */
export async function run(input: unknown, { root = temporaryFolder(), force = false, name = 'resume.json' } = {}) {
  const file = join(root, name)
  writeFileSync(file, typeof input === 'string' || input instanceof Uint8Array ? input : JSON.stringify(input))
  return resultOf(root, file, force)
}

/** Settings and identifiers of other programs, which are nothing of the owner's. */
const SETTINGS =
  /^(?:design|locale|settings|rendercv_settings|metadata|layouts|id|icon|fontawesome_icon|columns|type|filters|size|aspectRatio|borderRadius|levelNum)$/

/** The texts of a résumé that are neither in the content, as words or dates, nor named in the report. */
export function lostTexts(source: unknown, yaml: string, report: string): string[] {
  // The code of a country stands for its name.
  const countries = Array.from(yaml.matchAll(/countryCode: (\w\w)/g), ([, code = '']) => countryOf(code, 'en')?.name)
  const written = words([yaml, ...countries, report].join(' '))
  const isWritten = (parts: readonly string[]) =>
    parts.length > 0 && parts.every((part) => written.includes(words(part)))
  return textsOf(source).filter((text) => {
    const plain = (fromHtml(text) ?? text).replace(/^tel:/, '')
    const { start, end } = readPeriod(text)
    const dates = [start, end].filter((date) => date !== undefined)
    // A date, the text, its lines without the URLs of links, or the words of a list or an address.
    const lines = plain.replaceAll(/\]\([^)]*\)/g, ' ').split('\n')
    return ![dates, [plain], lines, plain.split(/, |@/)].some(isWritten)
  })
}

function textsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return textIn(value) === '' ? [] : [textIn(value)]
  return Object.entries(value).flatMap(([key, each]) => (SETTINGS.test(key) ? [] : textsOf(each)))
}

/** Its words alone, between spaces. */
function words(text: string): string {
  return ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `.replaceAll(/ +/g, ' ')
}

export async function resultOf(root: string, file: string, force = false) {
  let [report, problem] = ['', '']
  await importResume({ root, file, force }).then(
    (written) => (report = written),
    (error: Error) => (problem = error.message),
  )
  return {
    root,
    report,
    problem,
    yaml: () => readFileSync(join(root, 'content/site.yaml'), 'utf8'),
    content: () => checkedSource(root, 'content'),
  }
}
