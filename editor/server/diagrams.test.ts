import { expect, test } from 'vitest'
import { temporaryFolder } from '../../generator/testing/temporary-folder.ts'
import { drawnDiagrams } from './diagrams.ts'

const draw = (text: string, of = 'field') => {
  const folder = temporaryFolder({ 'diagrams/zones.mmd': 'flowchart LR\nA[Zone one] --> B' })
  return drawnDiagrams(folder, text, new URLSearchParams({ of, theme: 'dark' }))
}

test('draws the diagram of a field, or of the file that it names', async () => {
  for (const text of ['flowchart LR\nA[Zone one] --> B', 'zones.mmd']) {
    const { pictures, mistakes } = await draw(text)
    expect(pictures).toMatchObject([{ description: 'Zone one → B.' }])
    expect(pictures[0]?.svg).toMatch(/^<svg xmlns/)
    expect(mistakes).toEqual([])
  }
})

test('says the line of what cannot be drawn, in a story that of the story', async () => {
  expect((await draw('flowchart LR\nA ->> B')).mistakes).toMatchObject([{ line: 2 }])
  const story = 'It was.\n\n```mermaid\nflowchart LR\nA --> B\n```\n\n```mermaid\npie\n```\n\n# Title'
  const { pictures, mistakes } = await draw(story, 'story')
  expect(pictures).toHaveLength(1)
  expect(mistakes).toMatchObject([{ line: 9 }])
})
