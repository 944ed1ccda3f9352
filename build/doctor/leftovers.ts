import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { siteSchema } from '../../schema/site.ts'
import { textsIn } from '../content/fields.ts'
import { leftovers } from '../content/leftovers.ts'
import { digestOf } from '../kept.ts'
import { builtFor } from './address.ts'
import { inContent, type Finding } from './finding.ts'
import type { Site } from './site.ts'

/** What of the sample is left: on an address that others can reach, it may not be. */
export function checkLeftovers(site: Site) {
  const { root, folder, written } = site
  const left = leftovers(written.value, {
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
    findings: [...findings, ...sameWords(site)],
  }
}

/** Shorter texts may be an owner's as well. */
const SENTENCE = 40

/** Sentences that are the sample's, word for word: they may stay, and seldom should. */
function sameWords({ root, texts, written }: Site): Finding[] {
  const sample = join(root, 'e2e/specimen/site.yaml')
  if (!existsSync(sample)) return []
  const theirs = new Set(textsIn(siteSchema, parse(readFileSync(sample, 'utf8'))).map(({ text }) => text))
  const same = texts.filter(({ path, text }) => path[0] !== 'ui' && text.length >= SENTENCE && theirs.has(text))
  const [first] = same
  if (first === undefined) return []
  const lines = same.map(({ path }) => written.placed({ path, message: '' }).line)
  const message = `${same.length === 1 ? 'this text is' : `${same.length} texts are`} the sample’s, word for word; write your own in line ${lines.join(', ')}`
  const { frame: _, help: __, ...finding } = inContent(written, 'advice', { path: first.path, message })
  return [finding]
}
