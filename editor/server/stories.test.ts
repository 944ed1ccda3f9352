import { expect, test } from 'vitest'
import { readContent } from '../../content/content.ts'
import { temporaryFolder } from '../../generator/testing/temporary-folder.ts'
import { storiesIn } from './stories.ts'

test('knows which stories have a page: not those of questions alone', () => {
  const root = temporaryFolder({
    'content/site.yaml': 'gallery: { projects: [{ title: One }, { title: Two }, { title: Three }] }',
    'content/projects/one.md': 'Written.',
    'content/projects/two.md': '## Result\n\n<!-- Which? -->\n',
  })
  expect(storiesIn(readContent(root, 'content'))).toMatchObject([
    { file: 'projects/one.md', hasPage: true },
    { file: 'projects/two.md', text: expect.stringContaining('Which?'), hasPage: false },
    { file: 'projects/three.md', text: null, hasPage: false },
  ])
})
