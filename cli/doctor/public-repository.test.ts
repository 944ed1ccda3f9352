import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readContent } from '../../content/content.ts'
import { siteYaml, temporaryFolder } from '../../generator/testing/temporary-folder.ts'
import { checkRepository } from './public-repository.ts'

const CONTENT = `${siteYaml({ cv: { variants: [{ name: 'mill' }, { name: 'bakery', listed: true }] } })}
# check: page 1, "Miller"
# education: soon
# Note: nothing of this is a field.
# gallery:
`

/** A repository with a remote at github.com, whose page has a status. */
async function messages(status: number, isPrivate?: boolean) {
  const root = temporaryFolder({
    'content/site.yaml': CONTENT,
    'event.json': JSON.stringify({ repository: { private: isPrivate } }),
  })
  for (const args of [
    ['init', '--quiet'],
    ['remote', 'add', 'origin', 'git@github.com:ada/mill.git'],
  ])
    execFileSync('git', args, { cwd: root })
  const asked = vi.fn<() => Promise<Response>>(() => Promise.resolve(new Response(null, { status })))
  vi.stubGlobal('fetch', asked)
  vi.stubEnv('GITHUB_EVENT_PATH', isPrivate === undefined ? undefined : join(root, 'event.json'))
  vi.stubEnv('GITHUB_REPOSITORY', 'ada/mill')
  onTestFinished(() => void (vi.unstubAllGlobals(), vi.unstubAllEnvs()))
  const found = await checkRepository(root, readContent(root, 'content'), isPrivate === undefined)
  return {
    asked,
    found: found.map(({ line, severity, message }) => `${severity} ${line} ${message.split(': anybody')[0]}`),
  }
}

const HIDDEN = (name: string) => [
  `warning 1 cv.variants[0].name: No page links to the CV "mill", but ${name} is public`,
  `warning 3 This comment is on no page, but ${name} is public`,
  `warning 5 This comment is on no page, but ${name} is public`,
]

test('names what a public repository shows beside the site', async () => {
  const { asked, found } = await messages(200)
  expect(found).toEqual(HIDDEN('github.com/ada/mill'))
  expect(asked).toHaveBeenCalledWith('https://github.com/ada/mill', expect.objectContaining({ method: 'HEAD' }))
  expect((await messages(200, false)).found).toEqual(HIDDEN('ada/mill'))
})

test.each([
  ['nobody finds', 404, undefined],
  ['asks who one is', 302, undefined],
  ['a workflow knows to be private', 200, true],
])('says nothing of a repository that %s', async (_, status, isPrivate) => {
  expect((await messages(status, isPrivate)).found).toEqual([])
})
