import { spawnSync } from 'node:child_process'
import { posix, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ALLOWED } from '../folders.mjs'
import { temporaryFolder } from '../generator/testing/temporary-folder.ts'

const table = Object.entries(ALLOWED)
const folders = table.map(([folder]) => folder)

/** The walls that oxlint reports with our configuration, as "file: message". */
function wallsIn(files: Record<string, string>): string[] {
  const root = temporaryFolder(files)
  const oxlint = resolve('node_modules/oxlint/bin/oxlint')
  const { stdout, stderr } = spawnSync(process.execPath, [oxlint, '--format=json', '-c', resolve('.oxlintrc.json')], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string; message: string }[] }
  const walls = diagnostics.filter(({ code }) => code === 'folders(imports)')
  return walls.map(({ filename, message }) => `${filename}: ${message}`).toSorted()
}

const importOf = (from: string, to: string) => {
  const file = posix.relative(from, to.endsWith('.ts') ? to : `${to}/b.ts`)
  return `import { a } from '${file}'\nexport const c = a\n`
}

test('the linter reports an import that the table does not have, in each folder', () => {
  const cases = table.map(([from, allowed]) => {
    const isListed = (to: string) => allowed.some((folder) => `${to}/`.startsWith(`${folder}/`))
    return [from, folders.find((to) => to !== from && !isListed(to)) ?? ''] as const
  })
  const files = cases.map(([from, to]) => [`${from}/a.ts`, importOf(from, to)])
  const expected = cases.map(
    ([from, to]) => `${from}/a.ts: ${from}/ may not import ${to}/b.ts. See the table in folders.mjs.`,
  )
  expect(wallsIn(Object.fromEntries(files))).toEqual(expected.toSorted())
})

test('the linter reports no import that the table has', () => {
  const cases = table.flatMap(([from, allowed]) => allowed.map((to) => [from, to] as const))
  const files = cases.map(([from, to], index) => [`${from}/a${index}.ts`, importOf(from, to)])
  expect(wallsIn(Object.fromEntries(files))).toEqual([])
})

test('the linter reports every kind of import, also between sections, and from fixtures', () => {
  const walls = wallsIn({
    'model/a.ts': "import type { A } from '../src/a.ts'\nexport type B = A\n",
    'model/b.ts': "export { a } from '../src/a.ts'\n",
    'model/c.ts': "export * from '../src/a.ts'\n",
    'model/d.ts': "export const a = () => import('../src/a.ts')\n",
    'src/sections/hero/hero.tsx': "import { a } from '../gallery/a.ts'\nexport const b = a\n",
    'src/pages/page.tsx': "import type { A } from '../../model/fields/a.ts'\nexport type B = A\n",
    'generator/site.ts': "import { a } from './testing/a.ts'\nexport const b = a\n",
    // None of these is a wall.
    'src/sections/section.tsx': "import { a } from './gallery/a.ts'\nexport const b = a\n",
    'src/pages/types.ts': "import type { A } from '../../model/view.ts'\nexport type B = A\n",
    'generator/site.test.ts': "import { a } from './testing/a.ts'\nexport const b = a\n",
  })
  expect(walls.map((wall) => wall.split(':')[0])).toEqual([
    'generator/site.ts',
    'model/a.ts',
    'model/b.ts',
    'model/c.ts',
    'model/d.ts',
    'src/pages/page.tsx',
    'src/sections/hero/hero.tsx',
  ])
})
