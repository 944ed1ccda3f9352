import type { CheckOptions } from '../check-options.ts'
import type { Diagnostic } from '../diagnostic.ts'
import type { ContentFile } from '../read-content.ts'
import { alternativeTexts } from './alternative-texts.ts'
import { audiences } from './audiences.ts'
import { availability } from './availability.ts'
import { bracesInTranslations } from './braces-in-translations.ts'
import { braces } from './braces.ts'
import { catalogues } from './catalogues.ts'
import { categories } from './categories.ts'
import { changedTexts } from './changed-texts.ts'
import { colours } from './colours.ts'
import { contrast } from './contrast.ts'
import { cvSections } from './cv-sections.ts'
import { diagrams } from './diagrams.ts'
import { doubtfulValues } from './doubtful-values.ts'
import { emptyLinks } from './empty-links.ts'
import { environment } from './environment.ts'
import { files } from './files.ts'
import { glyphs } from './glyphs.ts'
import { ids } from './ids.ts'
import { interfaceLanguage } from './interface-language.ts'
import { invisibleCharacters } from './invisible-characters.ts'
import { linksToSections } from './links-to-sections.ts'
import { lostText } from './lost-text.ts'
import { markdown } from './markdown.ts'
import { organisationPaths } from './organisation-paths.ts'
import { ownFiles } from './own-files.ts'
import { ownLinks } from './own-links.ts'
import { ownPhotos } from './own-photos.ts'
import { ownStyle } from './own-style.ts'
import { periods } from './periods.ts'
import { phones } from './phones.ts'
import { placeholders } from './placeholders.ts'
import { projectIds } from './project-ids.ts'
import { quotationMarks } from './quotation-marks.ts'
import { sampleContent } from './sample-content.ts'
import { schema } from './schema.ts'
import { siteUrl } from './site-url.ts'
import { smallPictures } from './small-pictures.ts'
import { stories } from './stories.ts'
import { storyFiles } from './story-files.ts'
import { storyMarkdown } from './story-markdown.ts'
import { technologies } from './technologies.ts'
import { untranslated } from './untranslated.ts'
import { unusedFiles } from './unused-files.ts'
import { unusedTranslations } from './unused-translations.ts'

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
  linksToSections: { of: 'every language', find: linksToSections },
  audiences: { of: 'every language', find: audiences },
  cvSections: { of: 'every language', find: cvSections },
  ids: { of: 'every language', find: ids },
  organisationPaths: { of: 'every language', find: organisationPaths },
  categories: { of: 'every language', find: categories },
  interfaceLanguage: { of: 'every language', find: interfaceLanguage },
  colours: { of: 'valid', find: colours },
  glyphs: { of: 'every language', find: glyphs },
  files: { of: 'valid', find: files },
  projectIds: { of: 'valid', find: projectIds },
  stories: { of: 'valid', find: stories },
  storyMarkdown: { of: 'every language', find: storyMarkdown },
  storyFiles: { of: 'valid', find: storyFiles },
  diagrams: { of: 'every language', find: diagrams },
  catalogues: { of: 'valid', find: catalogues },
  untranslated: { of: 'valid', find: untranslated, waits: true },
  changedTexts: { of: 'valid', find: changedTexts, waits: true },
  unusedTranslations: { of: 'valid', find: unusedTranslations, waits: true },
  bracesInTranslations: { of: 'valid', find: bracesInTranslations, waits: true },
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
  invisibleCharacters: { of: 'written', find: invisibleCharacters, isAdvice: true },
  alternativeTexts: { of: 'written', find: alternativeTexts, isAdvice: true },
  availability: { of: 'written', find: availability, isAdvice: true },
  periods: { of: 'written', find: periods, isAdvice: true },
  phones: { of: 'written', find: phones, isAdvice: true },
  technologies: { of: 'written', find: technologies, isAdvice: true },
  quotationMarks: { of: 'written', find: quotationMarks, isAdvice: true },
  emptyLinks: { of: 'written', find: emptyLinks, isAdvice: true },
  braces: { of: 'written', find: braces, isAdvice: true },
  markdown: { of: 'written', find: markdown, isAdvice: true },
  smallPictures: { of: 'valid', find: smallPictures, isAdvice: true },
  unusedFiles: { of: 'valid', find: unusedFiles, waits: true, isAdvice: true },
} as const satisfies Record<string, Rule>

export type RuleName = keyof typeof RULES
