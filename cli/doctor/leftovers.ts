import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Issue } from '../../generator/content/parse-yaml.ts'
import { findSampleContent, SENTENCE, sampleTexts } from '../../generator/content/sample-content.ts'
import { digestOf } from '../../generator/lib/cache.ts'
import { builtFor } from './address.ts'
import { inContent, type Finding } from './finding.ts'
import type { Site } from './site.ts'

/** What of the sample is left: on an address that others can reach, it may not be. */
export function checkLeftovers(site: Site) {
  const { root, folder, written } = site
  const left = findSampleContent(written.value, {
    digestOf: (path) => (existsSync(join(root, folder, path)) ? digestOf(join(root, folder, path)) : ''),
  })
  const isForOthers = builtFor(site)?.isPublic ?? false
  const findings = left.map((found) => {
    const { frame, help, ...finding } = inContent(written, isForOthers ? 'problem' : 'advice', found)
    // A new owner finds dozens of them, and each names its field and what is left in it.
    return isForOthers && frame !== undefined ? { ...finding, frame, ...(help !== undefined && { help }) } : finding
  })
  return {
    verdict: isForOthers ? 'nothing of the sample may be left' : 'may stay until the site is for others',
    findings: [...findings, ...sameWords(site, left)],
  }
}

/** Sentences that are the sample's, word for word, where they claim nothing: they may stay, and seldom should. */
function sameWords({ texts, written }: Site, told: readonly Issue[]): Finding[] {
  const theirs = sampleTexts()
  const same = texts.filter(
    ({ path, text }) =>
      path[0] !== 'ui' &&
      text.length >= SENTENCE &&
      theirs.has(text) &&
      !told.some((found) => found.path.join('.') === path.join('.')),
  )
  const lineOf = ({ path }: { path: Issue['path'] }) => written.placed({ path, message: '' }).line
  const inOrder = same.toSorted((one, other) => lineOf(one) - lineOf(other))
  const [first] = inOrder
  if (first === undefined) return []
  const lines = inOrder.map(lineOf)
  const message = `${same.length === 1 ? 'this text is' : `${same.length} texts are`} the sample’s, word for word; write your own in line ${lines.join(', ')}`
  const { frame: _, help: __, ...finding } = inContent(written, 'advice', { path: first.path, message })
  return [finding]
}
