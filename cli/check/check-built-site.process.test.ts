import { chmodSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../generator/testing/temporary-folder.ts'
import { checkBuiltSite } from './check-built-site.ts'

const PAGE = '<link rel="icon" href="/icon.svg"><script type="application/json" data-content="">{}</script>'
const SITE = { 'index.html': PAGE, '404.html': '', 'icon.svg': '', _headers: '/*\n  X-A: b\n' }

test('follows links to the site itself, and leaves those to the same host without its port alone', async () => {
  const links = '<a href="http://localhost/">Published</a><a href="/gone/">Gone</a>'
  const folder = temporaryFolder({ ...SITE, 'index.html': PAGE + links })
  expect(await checkBuiltSite(folder, undefined)).toEqual(['/: The link /gone/ leads nowhere.'])
})

test('leaves HTML of the owner alone, also if it mentions data-content=', async () => {
  const slides = '<p data-content="">Slides</p><a href="/gone/">Gone</a>'
  expect(await checkBuiltSite(temporaryFolder({ ...SITE, 'slides/index.html': slides }), undefined)).toEqual([])
})

test.runIf(process.platform !== 'win32').each([
  [
    'without _headers',
    (at: string) => rmSync(join(at, '_headers')),
    /has no file _headers, which every build writes\. /,
  ],
  ['without pages', (at: string) => rmSync(join(at, 'index.html')), /has no page of a built site\. Run npm run build/],
])('says in a sentence what is wrong with a site %s', async (_, change, message) => {
  const folder = temporaryFolder(SITE)
  change(folder)
  await expect(checkBuiltSite(folder, undefined)).rejects.toThrow(message)
})

test.runIf(process.platform !== 'win32').each([
  ['is a folder', () => temporaryFolder()],
  ['is no browser', () => program('echo Hello')],
  ['never answers', () => program('exec sleep 100')],
])(
  'says in a sentence, within half a minute, that the browser does not start: it %s',
  async (_, path) => {
    const browser = path()
    await expect(checkBuiltSite(temporaryFolder(SITE), browser)).rejects.toThrow(
      `The browser ${browser} did not start (`,
    )
  },
  30_000,
)

function program(script: string): string {
  const file = join(temporaryFolder({ browser: `#!/bin/sh\n${script}\n` }), 'browser')
  chmodSync(file, 0o755)
  return file
}
