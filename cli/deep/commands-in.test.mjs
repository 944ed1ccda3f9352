import { expect, test } from 'vitest'
import { commandsIn } from './commands-in.mjs'
import { COMMANDS } from './commands.mjs'
import { commandsOfDocuments } from './documents.mjs'

/** @param {string[]} lines */
const found = (...lines) => commandsIn(lines.join('\n')).map(({ command, line }) => `${line}: ${command}`)

test('a command that a document names is run by npm run test:deep, or a reason stands there', () => {
  const unknown = [...commandsOfDocuments()].filter(([command]) => !Object.hasOwn(COMMANDS, command))
  expect(unknown.map(([command, places]) => `${places[0]} names "${command}", cli/deep/commands.mjs not`)).toEqual([])
})

test('and what is run there is named by a document', () => {
  const named = commandsOfDocuments()
  expect(Object.keys(COMMANDS).filter((command) => !named.has(command))).toEqual([])
})

test('commands stand in blocks, without their prompts and comments', () => {
  expect(found('Run:', '', '    npm start    # serves', '    content/    a folder')).toEqual(['3: npm start'])
  expect(found('```sh', '$ make all', '# only said', '', 'A=b npm test', '```')).toEqual([
    '2: make all',
    '5: A=b npm test',
  ])
  expect(found('```json', '{ "a": 1 }', '```', 'Then `npm ci`.')).toEqual(['4: npm ci'])
})

test('among words, also from one line to the next, and not where something is only called by its name', () => {
  expect(found('Try `npm run', 'build -- --x` or', '`git fetch`.')).toEqual(['1: npm run build -- --x', '3: git fetch'])
  expect(found('With `npm`, `git`, `content/` and `SITE_URL`.')).toEqual([])
  expect(found('A lone ` sign.', '', 'Then `.ci/run` runs.')).toEqual(['3: .ci/run'])
})

test('in tables, where a row’s options belong to its command', () => {
  expect(found('| `npm test` | all; `-- unit` some, `--force` |', '| `-- a` | b |')).toEqual([
    '1: npm test',
    '1: npm test -- unit',
  ])
})
