import { ofMistake } from './finding.ts'
import type { Reading } from './site.ts'

/** Every mistake in the content, as the build would tell it. */
export function checkContent({ site, refused }: Reading) {
  const findings = refused?.diagnostics.map((mistake) => ofMistake(refused.file, 'problem', mistake)) ?? []
  return { verdict: site ? `${site.texts.length} texts looked at` : 'can’t be read', findings }
}
