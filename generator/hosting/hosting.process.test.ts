import { expect, test } from 'vitest'
import { codeIn, sourceCopy } from '../testing/source-copy.ts'

test('a host that the how-to adds gets its file, and the name is taken', () => {
  const copy = sourceCopy()
  const [module = ''] = codeIn('docs/how-to/add-a-host.md', 'ts')
  copy.write('generator/hosting/hosts/example.ts', module)
  copy.edit('generator/hosting/hosting.ts', /^/, "import { example } from './hosts/example.ts'\n")
  copy.edit('generator/hosting/hosting.ts', '[netlify, ', '[example, netlify, ')
  copy.run('node cli/vitafolio.mjs build', { SITE_CONTENT: 'sample' })
  const headers = copy.read('dist/headers.txt')
  expect(headers).toContain('/* X-Content-Type-Options: nosniff\n')
  expect(headers).toContain('/assets/* Cache-Control: public, max-age=31536000, immutable\n')

  copy.write('sample/files/headers.txt', 'mine')
  expect(copy.run('node cli/vitafolio.mjs doctor || true', { SITE_CONTENT: 'sample' })).toContain(
    'sample/files/headers.txt: The build writes a file of this name itself.',
  )
})

test('without a host, everything else has its types', () => {
  const copy = sourceCopy()
  copy.remove('generator/hosting/hosts/vercel.ts')
  copy.edit('generator/hosting/hosting.ts', "import { vercel } from './hosts/vercel.ts'\n", '')
  copy.edit('generator/hosting/hosting.ts', ', vercel]', ']')
  expect(copy.run('tsc -p tsconfig.node.json --noEmit')).toBe('')
})
