import type { Diagnostic } from '../read/diagnostic.ts'
import type { ContentFile } from '../read/read-content.ts'
import { colours, contrast } from './colour-rules.ts'
import { crossFields } from './cross-field-rules.ts'
import { doubtfulValues } from './doubtful-values.ts'
import { files } from './file-rules.ts'
import { glyphs } from './glyph-coverage.ts'
import { lostText } from './lost-text.ts'
import { ownFiles } from './own-files.ts'
import { ownLinks } from './own-links.ts'
import { ownPhotos } from './own-photos.ts'
import { ownStyle } from './own-style.ts'
import { projectIds } from './project-id-rules.ts'
import { placeholders, sampleContent } from './sample-content.ts'
import { schema } from './schema-rules.ts'
import { type CheckOptions, environment, siteUrl } from './site-url.ts'
import { smallPictures } from './small-pictures.ts'
import { stories, storyFiles } from './story-rules.ts'
import { texts } from './text-rules.ts'
import { catalogues, translations } from './translation-rules.ts'
import { unusedFiles } from './unused-files.ts'

export type Rule = {
  find: (content: ContentFile, options: CheckOptions) => readonly Diagnostic[] | Promise<readonly Diagnostic[]>
  /** What the content must be. Most rules work on invalid content, so that no mistake hides another. */
  needs?: 'valid'
  /** Whether it is pointless in the unchanged sample. */
  isAdvice?: true
}

/** Everything that is checked. */
export const RULES: readonly Rule[] = [
  { find: unreadable },
  { find: lostText },
  { find: schema },
  { find: crossFields },
  { find: colours },
  { find: glyphs },
  { find: files },
  { find: projectIds },
  { find: stories },
  { find: storyFiles },
  { find: catalogues },
  { find: translations, needs: 'valid' },
  { find: ownStyle },
  { find: ownFiles },
  { find: ownPhotos },
  { find: ownLinks },
  { find: environment, needs: 'valid' },
  { find: doubtfulValues },
  { find: sampleContent, needs: 'valid' },
  { find: placeholders, needs: 'valid', isAdvice: true },
  { find: siteUrl, needs: 'valid', isAdvice: true },
  { find: contrast, isAdvice: true },
  { find: texts, isAdvice: true },
  { find: smallPictures, isAdvice: true },
  { find: unusedFiles, needs: 'valid', isAdvice: true },
]

function unreadable({ diagnostics }: ContentFile) {
  return diagnostics
}
