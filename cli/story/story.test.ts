import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseStory, readContent } from '../../content/content.ts'
import { temporaryFolder } from '../../generator/testing/temporary-folder.ts'
import { beginStory } from './begin-story.ts'
import { checkStories, reportOf } from './check-stories.ts'

const SITE = `url: https://me.example/
language: de
name: Nora Lindqvist
title: Nora
description: Nora Lindqvist baut Plattformen für Banken und Häfen, und schreibt auf, was dabei schiefging.
hero: { headline: Nora }
profile: { title: Engineer }
history:
  title: Jobs
  label: Jobs
  entries: [{ role: Engineer, employer: Elbe Bank GmbH }]
gallery:
  title: Projekte
  label: Projekte
  projects:
    - title: Quay Sensors
      story: |
        Sensors at the quay.

        They report to mq.hafen.internal, as Elbe Bank asked.
`

const siteWith = (files: Readonly<Record<string, string>> = {}) =>
  temporaryFolder({ 'content/site.yaml': SITE, ...files })

test('begins a story with questions in the language of the site, of which nothing is published', async () => {
  const root = siteWith()
  const { text, path, files } = await beginStory(root, 'content', 'zahlungen-standen', 'incident')
  expect([path, files]).toEqual([
    'gallery.projects[1].story',
    ['content/site.yaml', 'content/projects/zahlungen-standen.md'],
  ])
  expect(text).toContain('content/projects/zahlungen-standen.md:3  Was haben die Leute bemerkt, und wie lange?')
  expect(text).toContain('in the project of line 21')
  expect(text).toMatch(/  incident: \{ started.*\n  result: \{.*\n  diagram: /)
  expect(text).toContain('npx vitafolio story --check zahlungen-standen')
  expect(readFileSync(join(root, 'content/site.yaml'), 'utf8')).toContain('title: Zahlungen standen\n')
  const story = readFileSync(join(root, 'content/projects/zahlungen-standen.md'), 'utf8')
  expect(story).toMatch(/^## Was geschah\n\n<!-- Was haben die Leute bemerkt, und wie lange\? -->\n\n## Ausgangslage/)
  const { nodes, diagnostics } = parseStory(story)
  expect([nodes, diagnostics.length]).toEqual([[], 6])
})

test.each(['incident', 'migration', 'cost', 'platform', 'data', undefined])('knows the kind %s', async (kind) => {
  const root = siteWith()
  await beginStory(root, 'content', 'story', kind)
  const headings = readFileSync(join(root, 'content/projects/story.md'), 'utf8').match(/^## /gm)
  expect(headings).toHaveLength(kind === undefined ? 5 : 6)
})

test.each([
  ['Zahlungen', undefined, 'lowercase letters'],
  ['zahlungen', 'outage', 'There is no kind "outage"'],
  ['quay-sensors', undefined, 'gallery.projects[0].story: The project has a story'],
])('refuses %s of the kind %s, and writes nothing', async (name, kind, message) => {
  const root = siteWith()
  await expect(beginStory(root, 'content', name, kind)).rejects.toThrow(message)
  expect(readFileSync(join(root, 'content/site.yaml'), 'utf8')).toBe(SITE)
  expect(existsSync(join(root, 'content/projects'))).toBe(false)
})

test('does not touch a story that is there', async () => {
  const root = siteWith()
  await beginStory(root, 'content', 'zahlungen', undefined)
  await expect(beginStory(root, 'content', 'zahlungen', 'cost')).rejects.toThrow('is there already')
  expect(readContent(root, 'content').stories).toHaveLength(1)
})

test('lists what projects tell in fields, stories, diagrams and translations, and no private word and no key', () => {
  const key = ['AKIA', 'Q3EGRZZZABCDEFGH'].join('')
  const root = siteWith({
    'content/site.yaml': `${SITE}    - title: Ledger\n      description: 'For Elbe Bank, by Elbe Bank.'\n      diagram: ledger.mmd\n`,
    'content/site.en.yaml': `- de: Ledger\n  en: Ledger of ledger.hafen.internal\n- de: Projekte\n  en: Projects of x.hafen.internal\n`,
    'content/diagrams/ledger.mmd': 'flowchart TD\n  api[API] --> db[db-01.hafen.internal]\n',
    'content/projects/ledger.md': `## Why\n\nFor Project Icarus.\n\n\`\`\`sh\nexport KEY=${key}\n\`\`\`\n`,
    'content/private.yaml': 'words: [Project Icarus]\n',
  })
  const result = checkStories(root, 'content')
  expect(result.ok).toBe(false)
  expect(reportOf(result).split('\n')).toEqual([
    'content/site.yaml:20:24 a host: mq.hafen.internal',
    'content/site.yaml:20:46 the name of a firm: Elbe Bank',
    'content/site.yaml:22:25 the name of a firm: Elbe Bank',
    'content/site.yaml:22:39 the name of a firm: Elbe Bank',
    'content/site.en.yaml:2:17 a host: ledger.hafen.internal',
    'content/diagrams/ledger.mmd:2:19 a host: db-01.hafen.internal',
    'content/projects/ledger.md:3:5 a word of private.yaml',
    'content/projects/ledger.md:6:12 a key: AKIA…',
    '',
    '8 found in 2 projects, 4 files. Decide for each whether the reader may know it.',
    'A key that was in a file is known: revoke it, also if you remove it here.',
  ])
  expect(checkStories(root, 'content', 'quay-sensors')).toMatchObject({ ok: true, files: ['content/site.yaml'] })
  expect(() => checkStories(root, 'content', 'ledgr')).toThrow('Did you mean "ledger"?')
})
