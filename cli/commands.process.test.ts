import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../generator/testing/temporary-folder.ts'

const PAGE = readFileSync('docs/commands.md', 'utf8')

/** The commands of the page, and the JSON that it says they print. */
const EXAMPLES = Array.from(
  PAGE.matchAll(/^`npx vitafolio (.+)`\n\n```json\n([^]*?)\n```/gm),
  ([, command = '', json = '']) => {
    return { command, json: JSON.parse(json) as unknown }
  },
)

/** Keys that the page says are not always there. */
const OPTIONAL = new Set(
  'help doubts translates translationsToCheck missingTranslations unusedTranslations rule install backup'.split(' '),
)

const RESUME = {
  basics: { name: 'Ada King', label: 'Engineer', phone: '+1 202 555 0100', shoeSize: '42' },
  work: [{ name: 'Mill', position: 'Engineer', startDate: '2020' }],
}

/** What a value is made of: keys, and the types of values. */
function differencesIn(actual: unknown, documented: unknown, path: string): string[] {
  const type = (value: unknown) => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value)
  if (path.endsWith('.value') || path.endsWith('.frame')) return []
  if (type(actual) !== type(documented))
    return [`${path} is a ${type(actual)}, and documented as a ${type(documented)}`]
  if (Array.isArray(actual) && Array.isArray(documented)) {
    // Of an empty list, the page says nothing.
    return actual.flatMap((each) => {
      const all = documented.map((known) => differencesIn(each, known, `${path}[]`))
      return all.find(({ length }) => length === 0) ?? all[0] ?? []
    })
  }
  if (typeof actual !== 'object' || actual === null) return []
  const [own, known] = [actual, documented] as [Record<string, unknown>, Record<string, unknown>] // both are groups
  return [
    ...Object.keys(own).flatMap((key) => {
      if (key in known) return differencesIn(own[key], known[key], `${path}.${key}`)
      return OPTIONAL.has(key) ? [] : [`${path}.${key} is not documented`]
    }),
    ...Object.keys(known).flatMap((key) => (key in own || OPTIONAL.has(key) ? [] : [`${path}.${key} is missing`])),
  ]
}

function run(command: string, cwd: string) {
  const vitafolio = `"${process.execPath}" "${join(process.cwd(), 'cli/vitafolio.mjs')}"`
  const env = { ...process.env, SITE_CONTENT: '', SITE_URL: '', ALLOW_SAMPLE: '', VITEST: '', NO_COLOR: '1', CI: '' }
  return spawnSync(`${vitafolio} ${command}`, { cwd, env, shell: true, encoding: 'utf8' })
}

test.runIf(process.platform !== 'win32')(
  'each command prints JSON alone, with the keys that docs/commands.md has',
  () => {
    const cwd = temporaryFolder({ 'resume.json': JSON.stringify(RESUME) })
    cpSync('tests/tasks/base/content', join(cwd, 'content'), { recursive: true })
    const commands = new Set(EXAMPLES.map(({ command }) => command.split(' ')[0]))
    const documented = 'add build check confirm doctor get import move redo remove set story undo'.split(' ')
    expect(commands).toEqual(new Set(documented))
    for (const { command, json } of EXAMPLES) {
      const { stdout, status, stderr } = run(command, cwd)
      expect.soft(status, `${command}: ${stderr}`).toBe(0)
      expect.soft(differencesIn(JSON.parse(stdout), json, command)).toEqual([])
    }
  },
  600_000,
)

test.runIf(process.platform !== 'win32').each([
  ["get 'history.entries[9]' --json", 1, /"message": "(history\.entries\[9\].+)"/.exec(PAGE)?.[1]],
  [
    'set name --json',
    2,
    'VALUE is missing. Usage: npx vitafolio set PATH VALUE [--doubt] [--source TEXT] [--language CODE] [--json]',
  ],
  ['build --json --outDir content', 1, 'The site was not built. The standard error says why.'],
  ['story --json', 2, expect.stringContaining('NAME is missing.')],
  [
    'story payments --kind outage --json',
    1,
    expect.stringContaining('Write incident, migration, cost, platform, data'),
  ],
  ['import nothing.json --json', 1, expect.stringContaining('nothing.json')],
  ['check --json', 1, 'There is no built site in dist/. Run npm run build first.'],
  ['doctor --jsn --json', 2, expect.stringContaining("Unknown option '--jsn'")],
])(
  '%s ends with status %i, and says why in JSON',
  (command, expected, message) => {
    const cwd = temporaryFolder()
    cpSync('tests/tasks/base/content', join(cwd, 'content'), { recursive: true })
    const { stdout, status } = run(command, cwd)
    expect(status).toBe(expected)
    expect(JSON.parse(stdout)).toMatchObject({ ok: false, message })
  },
  120_000,
)
