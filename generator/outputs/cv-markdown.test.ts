import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import type { Footer } from '../../model/content.ts'
import { bareContent, fullContent } from '../testing/contents.ts'
import { cvMarkdown } from './cv-markdown.ts'
import { cv } from './cv.ts'

const site = { address: 'https://me.example', language: 'en' }

test('has the words of the PDF, in sections and lists', async () => {
  const { content } = await fullContent('cv')
  const unlimited = { ...content, cv: { ...content.cv, pages: undefined } }
  const pdf = await getDocumentProxy(new Uint8Array(await cv(unlimited, site)))
  const markdown = cvMarkdown(content, site)
  const { text } = await extractText(pdf, { mergePages: true })
  const atTheFoot = 'me.example'
  expect(wordsOf(`${markdown.replaceAll(/\[|\]\(.*?\)/g, '')} ${atTheFoot}`)).toEqual(wordsOf(text))
  expect(markdown).toContain(
    '\n\n## Experience\n\n### [Harbour Health](https://harbour.example/)\n\n#### Staff Platform',
  )
  expect(markdown).toContain('\n\n- Moved 140 services')
  expect(markdown).toContain(
    '\n\nSource: [code.example/mira/restore-drill](https://code.example/mira/restore-drill) · Doc',
  )
})

test('escapes Markdown in texts, but for their links', () => {
  const entries = ['1. *a* _b_ `c` <b>&lt; [d](e) # f & 2 + 2', '- C# \\ see![g](https://g.example/`)']
  const custom = [{ id: 'notes', kind: 'text' as const, title: 'Notes', label: '# Notes', entries }]
  const profiles = [{ label: 'P', address: 'https://p.example/(a)' }] as unknown as Footer['profiles'] // without an icon
  const markdown = cvMarkdown({ ...bareContent(), custom, footer: { profiles } }, site)
  expect(markdown.split('\n\n').slice(2)).toEqual([
    '- [me.example](https://me.example/)\n- [p.example/(a)](https://p.example/%28a%29)',
    '## \\# Notes',
    '1\\. \\*a\\* \\_b\\_ \\`c\\` \\<b\\>\\&lt; \\[d\\](e) \\# f & 2 + 2',
    '\\- C# \\\\ see\\![g](https://g.example/%60)\n',
  ])
})

/** Sorted, because the place of periods differs. */
function wordsOf(text: string): string[] {
  return text
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .toSorted()
}
