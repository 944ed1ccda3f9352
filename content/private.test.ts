import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { codeIn } from '../generator/testing/source-copy.ts'
import { temporaryFolder } from '../generator/testing/temporary-folder.ts'
import { checkPrivate, readPrivate } from './private.ts'

/** What is said in a repository of these files, of which some were added. */
function saidIn(files: Record<string, string>, ...added: string[]): string[] {
  const root = temporaryFolder({ '.gitignore': '/content/private.yaml\n', ...files })
  execFileSync('git', ['init', '--quiet'], { cwd: root })
  if (added.length > 0) execFileSync('git', ['add', '--force', ...added], { cwd: root })
  return checkPrivate(root, { folder: `${root}/content`, name: 'content' }).map(
    ({ severity, file, message, frame }) => `${severity} ${file}: ${message}${frame ?? ''}`,
  )
}

test('says nothing of a file that git ignores, or that is not there', () => {
  expect(saidIn({ 'content/private.yaml': 'words: [Icarus]' })).toEqual([])
  expect(saidIn({ 'content/site.yaml': '' })).toEqual([])
})

test('says how a file stays out of the repository, also beside a mistake in it', () => {
  expect(saidIn({ '.gitignore': '', 'content/private.yaml': 'phone: secret' })).toEqual([
    'warning content/private.yaml: git publishes this file with the repository. Add to .gitignore: /content/private.yaml',
    expect.stringMatching(/^error content\/private\.yaml: phone: Invalid phone number\. [^|]*$/),
  ])
})

test('says how a file leaves the repository', () => {
  expect(saidIn({ 'content/private.yaml': 'words: [Icarus]' }, 'content/private.yaml')).toEqual([
    expect.stringContaining('It is in it already: run git rm --cached content/private.yaml'),
  ])
})

test.each(['private.yml', 'Private.yaml', 'private.yaml.bak', 'private.yaml~'])(
  'names %s, which nobody reads',
  (name) => {
    expect(saidIn({ [`content/${name}`]: 'words: [Icarus]' })).toEqual([
      `warning content/${name}: Private facts are read from private.yaml alone. Rename or remove this file.`,
      expect.stringContaining(`Add to .gitignore: /content/${name}`),
    ])
  },
)

test('reads the example of the documentation', () => {
  const [example = ''] = codeIn('docs/private.md', 'yaml')
  const folder = temporaryFolder({ 'private.yaml': example })
  expect(Object.keys(readPrivate({ folder, name: 'content' })?.facts ?? {})).toEqual([
    'name',
    'phone',
    'email',
    'address',
    'texts',
    'instead',
    'words',
  ])
})
