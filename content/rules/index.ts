import type { Diagnostic } from '../diagnostic.ts'
import type { ContentFile } from '../read-content.ts'
import { colours, contrast } from './colours.ts'
import { crossFields } from './cross-field-rules.ts'
import { doubtfulValues } from './doubtful-values.ts'
import { files } from './files.ts'
import { glyphs } from './glyphs.ts'
import { lostText } from './lost-text.ts'
import { ownFiles } from './own-files.ts'
import { ownLinks } from './own-links.ts'
import { ownPhotos } from './own-photos.ts'
import { ownStyle } from './own-style.ts'
import { projectIds } from './project-ids.ts'
import { placeholders, sampleContent } from './sample-content.ts'
import { schema } from '../schema-mistakes.ts'
import { type CheckOptions, environment, siteUrl } from '../publication.ts'
import { smallPictures } from './small-pictures.ts'
import { stories, storyFiles, storyMarkdown } from './stories.ts'
import { texts } from './text-rules.ts'
import { catalogues, coverage } from '../catalogue-form.ts'
import { unusedFiles } from './unused-files.ts'

export type Rule = {
  /** What it looks at: see views.ts. */
  of: 'written' | 'valid' | 'every language'
  find: (view: ContentFile, options: CheckOptions) => readonly Diagnostic[] | Promise<readonly Diagnostic[]>
  /** Whether it needs content that the schema accepts. Most rules work without, so that no mistake hides another. */
  waits?: true
  /** Whether it is pointless in the unchanged sample. */
  isAdvice?: true
}

/** Everything that is checked, by the name of the rule. */
export const RULES = {
  unreadable: { of: 'written', find: ({ diagnostics }) => diagnostics },
  lostText: { of: 'written', find: lostText },
  schema: { of: 'every language', find: schema },
  crossFields: { of: 'every language', find: crossFields },
  colours: { of: 'valid', find: colours },
  glyphs: { of: 'every language', find: glyphs },
  files: { of: 'valid', find: files },
  projectIds: { of: 'valid', find: projectIds },
  stories: { of: 'valid', find: stories },
  storyMarkdown: { of: 'every language', find: storyMarkdown },
  storyFiles: { of: 'valid', find: storyFiles },
  catalogues: { of: 'valid', find: catalogues },
  coverage: { of: 'valid', find: coverage, waits: true },
  ownStyle: { of: 'valid', find: ownStyle },
  ownFiles: { of: 'valid', find: ownFiles },
  ownPhotos: { of: 'valid', find: ownPhotos },
  ownLinks: { of: 'valid', find: ownLinks },
  environment: { of: 'valid', find: environment, waits: true },
  doubtfulValues: { of: 'written', find: doubtfulValues },
  sampleContent: { of: 'written', find: sampleContent, waits: true },
  placeholders: { of: 'valid', find: placeholders, waits: true, isAdvice: true },
  siteUrl: { of: 'valid', find: siteUrl, waits: true, isAdvice: true },
  contrast: { of: 'valid', find: contrast, isAdvice: true },
  texts: { of: 'written', find: texts, isAdvice: true },
  smallPictures: { of: 'valid', find: smallPictures, isAdvice: true },
  unusedFiles: { of: 'valid', find: unusedFiles, waits: true, isAdvice: true },
} as const satisfies Record<string, Rule>

export type RuleName = keyof typeof RULES
