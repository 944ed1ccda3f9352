import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkContent } from './check-content.ts'
import { ContentError } from './content-error.ts'

const folder = { name: 'content', has: () => true, namesIn: () => [], faultIn: async () => null, digestOf: () => '' }

/** One mistake for each message, and for each way to find it. */
const mistakes = readFileSync('generator/content/messages.cases.txt', 'utf8')
  .split(/^# /m)
  .slice(1)
  .map((part) => part.split(/\n([^]*)/) as [name: string, yaml: string]) // Each has both.

const TOO_LONG: [name: string, yaml: string][] = [
  ['a tower of combining marks', `name: Alex${'\u0301'.repeat(1000)}`],
  ['a text of a whole book', `title: ${'Alex '.repeat(5000)}.`],
  ['more values than any content', `name: [${'a, '.repeat(20_000)}]`],
  ['an alias in every line', `name: &a x\n${'- *a\n'.repeat(2000)}`],
  ['a path that is too long', `companies: { organisations: [{ path: /${'a'.repeat(300)} }] }`],
  ['deep nesting', `name: ${'['.repeat(10_000)}`],
]

// Update messages.txt with `npx vitest run generator/content/messages -u`, and read the difference.
test('tells the owner the position, the problem and the fix of each mistake', async () => {
  const messages = await Promise.all(
    [...mistakes, ...TOO_LONG].map(async ([name, yaml]) => `# ${name}\n${await messagesFor(yaml.trimEnd())}`),
  )
  await expect(`${messages.join('\n\n')}\n`).toMatchFileSnapshot('messages.txt')
})

/** Short content lacks most fields, so only a mistake in a missing field itself is shown. */
async function messagesFor(yaml: string): Promise<string> {
  const error: unknown = await checkContent(yaml, folder).catch((reason: unknown) => reason)
  if (!(error instanceof ContentError)) throw new Error(`No ContentError for ${yaml}`)
  const others = error.diagnostics.filter(({ message }) => !message.includes('Required field is missing'))
  const shown = others.length > 0 ? others : error.diagnostics.filter(({ frame }) => frame !== null)
  return shown
    .map((diagnostic) => new ContentError(error.file, [{ ...diagnostic, help: undefined }]).message.trimEnd())
    .join('\n')
}
