import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../generator/testing/temporary-folder.ts'
import { check } from '../check.ts'
import { isError } from '../diagnostic.ts'
import { parseSite } from '../read-content.ts'

/** Below each case is what is found in it, with line and column. Below a case without a mistake is nothing. */
const FOUND = '=> '

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'

async function withMistakes(name: string, yaml: string, folder: string): Promise<string> {
  const found = await check(parseSite(yaml, { folder, name: 'content' }))
  // The cases are short, and lack most fields.
  const shown = found.filter(({ message }) => !message.includes('Required field is missing'))
  const lines = shown.map((each) => {
    const { line, column, message } = each
    return `${FOUND}${isError(each) ? '' : 'warning '}${line}:${column} ${message}\n`
  })
  return `# ${name}\n${yaml}${lines.join('')}`
}

const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.cases.txt'))

// Update the cases with `npx vitest run content/rules/cases.test.ts -u`, and read the difference.
test.each(files)('%s: the position, the problem and the cure of each mistake', async (file) => {
  const path = `${import.meta.dirname}/${file}`
  const cases = readFileSync(path, 'utf8')
    .replaceAll(new RegExp(`^${FOUND}.*\n`, 'gm'), '')
    .split(/^# /m)
    .slice(1)
    .map((part) => part.split(/\n([^]*)/) as [name: string, yaml: string]) // Each has both.
  const folder = temporaryFolder({ 'images/a.svg': SVG, 'images/sea.svg': SVG })
  const found = await Promise.all(cases.map(([name, yaml]) => withMistakes(name, `${yaml.trimEnd()}\n`, folder)))
  await expect(found.join('\n')).toMatchFileSnapshot(path)
})
