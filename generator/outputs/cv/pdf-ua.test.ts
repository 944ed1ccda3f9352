import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { CV_SECTIONS } from '../../../model/sections/index.ts'
import type { Content } from '../../../model/site-schema.ts'
import { contentOf, fullContent, siteOf } from '../../testing/contents.ts'
import { typesetCv } from './pdf.ts'

// The conditions of PDF/UA-1 (ISO 14289-1) that our template decides. Numbers: Matterhorn Protocol.

type Leaf = { type: 'content' | 'object'; id: string }
type Branch = { role: string; alt?: string; children: (Branch | Leaf)[] }

const content = contentOf({ name: 'Ada', jobs: 12, projects: 20, skills: 10, organisations: 2 })
const short = await taggedPdf({ ...content, cv: { sections: [...CV_SECTIONS, 'companies'] } })
const full = await taggedPdf((await fullContent('cv')).content)

async function taggedPdf(shown: Content) {
  const { pdf: file } = await typesetCv(shown, siteOf(shown, { language: 'sr-Latn-RS' }))
  const pdf = await getDocumentProxy(new Uint8Array(file))
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)))
  const trees = (await Promise.all(pages.map((page) => page.getStructTree()))) as Branch[] // loosely typed in pdf.js
  const annotations = (await Promise.all(pages.map((page) => page.getAnnotations()))).flat()
  return { pdf, branches: trees.flatMap(branchesBelow), annotations }
}

function isBranch(node: Branch | Leaf): node is Branch {
  return 'role' in node
}

function branchesBelow(node: Branch | Leaf): Branch[] {
  return isBranch(node) ? [node, ...node.children.flatMap(branchesBelow)] : []
}

const withRole = (role: string, { branches } = short) => branches.filter((branch) => branch.role === role)

test('declares PDF/UA-1, and has a title, tags, and a language with script and region (01-005, 06-001 to 07-002, 11-006)', async () => {
  const { info, metadata } = await short.pdf.getMetadata()
  expect(metadata.get('pdfuaid:part')).toBe('1')
  expect(metadata.get('dc:title')).toBe('Ada, CV')
  expect(info).toMatchObject({ Title: 'Ada, CV', Author: 'Ada', PDFFormatVersion: '1.7', Language: 'sr-Latn-RS' })
  const dates = Object.keys(info).filter((key) => key.endsWith('Date'))
  expect(dates, 'the same content gives the same file').toEqual([])
  expect(await short.pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true })
  expect(await short.pdf.getMarkInfo()).toMatchObject({ Marked: true, Suspects: false })
})

test('has lists of groups of skills and of highlights (09-004 to 09-006)', () => {
  expect(withRole('LI', full)).toHaveLength(3 + 1 + 2 + 4 + 2 + 1)
  expect(withRole('L', full).flatMap(({ children }) => children.filter((child) => !isBranch(child)))).toEqual([])
})

test('has one heading of the first level, and skips no level (14-002, 14-003)', () => {
  for (const { branches } of [short, full]) {
    const levels = branches.filter(({ role }) => /^H\d$/.test(role)).map(({ role }) => Number(role[1]))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels[0]).toBe(1)
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1)
  }
  expect(withRole('H3')).toHaveLength(12 + 20 + 2)
})

test('describes the QR code (13-004)', () => {
  expect(withRole('Figure').map(({ alt }) => alt)).toEqual(['me.example'])
})

test('tags and describes every link (28-002, 28-011, 28-012)', () => {
  expect(short.annotations).toHaveLength(2 + 1 + 1 + 2 * 3)
  for (const document of [short, full]) {
    const tagged = withRole('Link', document).flatMap(({ children }) => children)
    for (const { id, subtype, contentsObj } of document.annotations) {
      expect(subtype).toBe('Link')
      expect(contentsObj.str).not.toBe('')
      expect(tagged).toContainEqual(expect.objectContaining({ id }))
    }
  }
})
