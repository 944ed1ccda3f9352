import { PDFDocument } from '@cantoo/pdf-lib'
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { beforeAll, expect, test } from 'vitest'
import { cv } from './cv.ts'
import { contentOf } from './fixtures.ts'
import { declarePdfUa } from './pdf-ua.ts'

// What of PDF/UA-1 (ISO 14289-1) a program can tell; the numbers are those of the Matterhorn Protocol.
const site = { address: 'https://me.example', language: 'en-GB' }
const content = contentOf({ name: 'Ada', jobs: 12, projects: 20, skills: 10, organisations: 2 })

type Leaf = { type: 'content' | 'object'; id: string }
type Branch = { role: string; alt?: string; children: (Branch | Leaf)[] }

let pdf: Awaited<ReturnType<typeof getDocumentProxy>>
let trees: Branch[]
beforeAll(async () => {
  pdf = await getDocumentProxy(new Uint8Array(await cv(content, site)))
  trees = (await Promise.all((await pages()).map((page) => page.getStructTree()))) as Branch[] // pdf.js types it loosely
})

const pages = () => Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)))
const isBranch = (node: Branch | Leaf): node is Branch => 'role' in node
const below = (node: Branch | Leaf): (Branch | Leaf)[] =>
  isBranch(node) ? [node, ...node.children.flatMap(below)] : [node]
const leavesOf = (tree?: Branch) => (tree ? below(tree) : []).flatMap((node) => (isBranch(node) ? [] : [node]))
const branches = (role?: string) =>
  trees
    .flatMap(below)
    .filter((node) => isBranch(node))
    .filter((node) => role === undefined || node.role === role)

test('it says what it is, and what it is called (05-001, 06-001 to 06-004, 07-001, 07-002)', async () => {
  const { info, metadata } = await pdf.getMetadata()
  expect(metadata.get('pdfuaid:part')).toBe('1')
  expect(metadata.get('dc:title')).toBe('Ada, CV')
  expect(info).toMatchObject({ Title: 'Ada, CV', Author: 'Ada', PDFFormatVersion: '1.7' })
  expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true })
})

test('it is tagged, in a language (01-005, 11-006)', async () => {
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true, Suspects: false })
  expect((await pdf.getMetadata()).info).toMatchObject({ Language: 'en-GB' })
})

test.each(['es-419', 'sr-Latn-RS', 'pt', 'ast'])('it can be in %s', async (language) => {
  const made = await getDocumentProxy(new Uint8Array(await cv(contentOf({}), { ...site, language })))
  expect((await made.getMetadata()).info).toMatchObject({ Language: language })
})

// pdf.js reads faces with it, which Node knows from 21 on.
Object.assign(ArrayBuffer.prototype, {
  transferToFixedLength(this: ArrayBuffer) {
    return this.slice()
  },
})

test('whatever is painted belongs to a part, or to none on purpose (01-003, 01-004, 01-005)', async () => {
  const { OPS } = await getResolvedPDFJS()
  const paints = new Set([
    OPS.showText,
    OPS.fill,
    OPS.eoFill,
    OPS.stroke,
    OPS.constructPath,
    OPS.paintImageXObject,
    OPS.shadingFill,
  ])
  let painted = 0
  for (const [number, page] of (await pages()).entries()) {
    const known = new Set(leavesOf(trees[number]).map(({ id }) => Number(/_mc(\d+)$/.exec(id)?.[1])))
    const { fnArray, argsArray } = await page.getOperatorList()
    const open: boolean[] = []
    for (const [index, operation] of fnArray.entries()) {
      if (operation === OPS.beginMarkedContentProps || operation === OPS.beginMarkedContent) {
        const [tag, id] = argsArray[index] as [string, number | null] // as pdf.js hands them on
        open.push(tag === 'Artifact' || (id !== null && known.has(id)))
      }
      if (operation === OPS.endMarkedContent) open.pop()
      if (!paints.has(operation)) continue
      painted += 1
      expect(open.some(Boolean), `operation ${index} stands in no part`).toBe(true)
    }
  }
  expect(painted).toBeGreaterThan(100)
})

test('its parts are of the standard’s kinds, in an order that it allows (02-001, 09-004 to 09-008)', () => {
  const kinds = new Set([
    'Root',
    'Document',
    'H1',
    'H2',
    'H3',
    'P',
    'L',
    'LI',
    'Lbl',
    'LBody',
    'Link',
    'Figure',
    'Div',
    'Span',
  ])
  expect(branches().filter(({ role }) => !kinds.has(role))).toEqual([])
  const rolesIn = (role: string) =>
    new Set(branches(role).flatMap(({ children }) => children.filter(isBranch).map((child) => child.role)))
  expect([...rolesIn('L')]).toEqual(['LI'])
  expect([...rolesIn('LI')].toSorted()).toEqual(['LBody', 'Lbl'])
  expect(branches('LI')).toHaveLength(10)
})

test('its headings begin with the only first one, and leave no level out (14-002, 14-003)', () => {
  const levels = branches()
    .filter(({ role }) => /^H\d$/.test(role))
    .map(({ role }) => Number(role[1]))
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  expect(levels[0]).toBe(1)
  for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1)
  expect(levels.filter((level) => level === 3)).toHaveLength(12 + 20 + 2)
})

test('its picture is told in words (13-004)', () => {
  expect(branches('Figure').map(({ alt }) => alt)).toEqual(['me.example'])
})

test('its links are parts with a description (28-002, 28-011, 28-012)', async () => {
  const linked = new Set(
    branches('Link').flatMap(({ children }) => children.flatMap((child) => (isBranch(child) ? [] : [child.id]))),
  )
  const annotations = (await Promise.all((await pages()).map((page) => page.getAnnotations()))).flat()
  expect(annotations).toHaveLength(2 + 1 + 1 + 2 * 3)
  for (const { id, subtype, contentsObj } of annotations as {
    id: string
    subtype: string
    contentsObj: { str: string }
  }[]) {
    expect(subtype).toBe('Link')
    expect(contentsObj.str).not.toBe('')
    expect(linked).toContain(id)
  }
})

test('a PDF without metadata is refused', async () => {
  const bare = Buffer.from(await (await PDFDocument.create()).save())
  await expect(declarePdfUa(bare, 'en')).rejects.toThrow('PDFStream')
})
