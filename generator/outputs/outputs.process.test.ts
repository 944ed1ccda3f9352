import { expect, test } from 'vitest'
import { codeIn, sourceCopy } from '../testing/source-copy.ts'

test('an output that the how-to adds is in the site, with its media type, and linked if it says so', () => {
  const copy = sourceCopy()
  const [module = ''] = codeIn('docs/how-to/add-an-output.md', 'ts')
  copy.write(
    'generator/outputs/humans.ts',
    module.replaceAll('humans.txt', 'humans.me').replace('text/plain', 'text/x-humans'),
  )
  copy.edit(
    'generator/outputs/humans.ts',
    "  help: 'who made the site',\n",
    "  help: 'who made the site',\n  link: { rel: 'alternate' },\n",
  )
  copy.edit('generator/outputs/outputs.ts', /^/, "import { humans } from './humans.ts'\n")
  copy.edit('generator/outputs/outputs.ts', '[sitemap, ', '[humans, sitemap, ')
  copy.run('vite build --logLevel warn', { SITE_CONTENT: 'sample' })

  expect(copy.read('dist/humans.me')).toMatch(/^Alex Example, DevOps Engineer/)
  expect(copy.read('dist/_headers')).toContain('/humans.me\n  Content-Type: text/x-humans; charset=utf-8')
  expect(copy.read('dist/vercel.json')).toContain('text/x-humans')
  expect(copy.read('dist/_nginx-headers.conf')).toContain('"text/x-humans; charset=utf-8" me;')
  expect(copy.read('dist/index.html')).toContain('<link rel="alternate" href="/humans.me"/>')

  copy.write('sample/files/humans.me', 'Mine')
  expect(copy.run('node cli/vitafolio.mjs doctor || true', { SITE_CONTENT: 'sample' })).toContain(
    'sample/files/humans.me: The build writes a file of this name itself.',
  )
})
