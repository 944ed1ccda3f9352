import { resolve } from 'node:path'
import type { Issue } from '../../generator/content/parse-yaml.ts'
import { folderAt } from '../../generator/content/read-content.ts'
import {
  findSampleContent,
  sampleContentReport,
  sampleTexts,
  SENTENCE,
} from '../../generator/content/sample-content.ts'
import { builtFor } from './address.ts'
import { inContent, ofMistake, type Finding } from './finding.ts'
import type { Site } from './site.ts'

/** What of the sample is left: on an address that others can reach, it may not be. */
export function checkLeftovers(site: Site) {
  const { root, folder, written } = site
  const files = folderAt(resolve(root, folder), folder)
  const isForOthers = builtFor(site)?.isPublic ?? false
  const report = sampleContentReport(written, files)
  const isUnchanged = report?.line === 0
  return {
    verdict: isForOthers ? 'nothing of the sample may be left' : 'may stay until the site is for others',
    findings: [
      ...(report ? [ofMistake(written.file, isForOthers ? 'problem' : 'advice', report)] : []),
      ...(isUnchanged ? [] : sameWords(site, findSampleContent(written.value, files))),
    ],
  }
}

/** Sentences that are the sample's, word for word, where they claim nothing: they may stay, and seldom should. */
function sameWords({ texts, written }: Site, told: readonly Pick<Issue, 'path'>[]): Finding[] {
  const theirs = sampleTexts()
  const same = texts.filter(
    ({ path, text }) =>
      path[0] !== 'ui' &&
      text.length >= SENTENCE &&
      theirs.has(text) &&
      !told.some((found) => found.path.join('.') === path.join('.')),
  )
  const lineOf = ({ path }: { path: Issue['path'] }) => written.diagnose({ path, message: '' }).line
  const inOrder = same.toSorted((one, other) => lineOf(one) - lineOf(other))
  const [first] = inOrder
  if (first === undefined) return []
  const lines = inOrder.map(lineOf)
  const message = `${same.length === 1 ? 'this text is' : `${same.length} texts are`} the sample’s, word for word; write your own in line ${lines.join(', ')}`
  const { frame: _, help: __, ...finding } = inContent(written, 'advice', { path: first.path, message })
  return [finding]
}
