import { cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadSite } from '../generator/site.ts'
import { temporaryFolder } from '../generator/testing/temporary-folder.ts'

const RELEASED = 'tests/contents/released'
const contents = readdirSync(RELEASED).flatMap((version) =>
  readdirSync(join(RELEASED, version)).map((name) => [version, name] as const),
)

test.each(contents)('content that was valid in %s stays valid: %s', async (version, name) => {
  const root = temporaryFolder()
  cpSync(join(RELEASED, version, name), join(root, 'content'), { recursive: true })
  for (const files of ['images', 'animations'])
    cpSync(join('sample', files), join(root, 'content', files), { recursive: true })
  const { languages } = await loadSite(root, 'content', false)
  const files = readdirSync(join(root, 'content')).filter((file) => file.endsWith('.yaml'))
  expect(languages).toHaveLength(files.length)
})
