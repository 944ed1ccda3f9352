import type { CheckOptions } from '../check-options.ts'
import { type Diagnostic, inOne, ofWholeFile } from '../diagnostic.ts'
import { isSampleAllowed, severityOf } from '../publication.ts'
import type { ContentFile } from '../read-content.ts'
import { findSampleContent, isUnchangedSample } from '../sample.ts'

/** Reports all sample content in one diagnostic, and all addresses that nobody can own in another, each at its first line. */
export function sampleContent(content: ContentFile, options: CheckOptions): Diagnostic[] {
  if (isSampleAllowed()) return []
  const severity = severityOf('sample', content, options)
  if (isUnchangedSample(content) && !options.isByField) {
    const message = 'This is the sample content, unchanged. Write your own, or build with --allow-sample.'
    return [ofWholeFile(content.file, message, severity)]
  }
  const found = findSampleContent(content.value, content).map(({ path, host }) => {
    return { ...content.diagnose(path, '', { severity }), host }
  })
  if (options.isByField)
    return found.map(({ path: place, host }) => {
      const isProject = place.length === 3 && place[1] === 'projects' // It has a story of the sample.
      const path = isProject ? [...place, 'story'] : place
      const message = host === undefined ? 'This is from the sample.' : `${host} is reserved for examples.`
      return content.diagnose(path, `${message} Write your own.`, { severity })
    })
  const ofSample = found.filter(({ host }) => host === undefined)
  const [count, them] = ofSample.length === 1 ? ['1 value', 'it'] : [`${ofSample.length} values`, 'them']
  const hosts = [...new Set(found.flatMap(({ host }) => host ?? []))]
  const are = hosts.length === 1 ? 'is reserved' : 'are reserved'
  return [
    ...inOne(ofSample, (places) => {
      return `Sample content found in ${count} (${places}). Replace ${them}, or build with --allow-sample.`
    }),
    ...inOne(
      found.filter(({ host }) => host !== undefined),
      (places) =>
        `${hosts.join(', ')} (${places}) ${are} for examples, so that no link or mail arrives there. Write your own addresses, or build with --allow-sample.`,
    ),
  ]
}
