/**
 * The only door of this folder: what the owner wrote, and what is wrong with it. Nothing outside imports another file of it.
 * docs/decisions/0009-content.md says how it is read.
 */

// Reading: a folder, or a text that is not written yet.
export { type ContentFile, parseSite, readContent } from './read-content.ts'
export { parseContent, type ParsedContent } from './parse.ts'
export { MAX_SIZE, OWN_FILES, ownFileOf, ownFilesIn, readText } from './files.ts'
export type { Stylesheet } from './style.ts'

// Fields: where a value is, and what the schema says of it.
export type { Path } from './fields.ts'
export { filesNamed, formatPath, isWithin, schemaAt, schemaOf, shapeOf, textsIn, valueAt } from './fields.ts'
export { isReserved, projectIdsIn } from './project-ids.ts'
export { linksOf } from './links.ts'

// Stories.
export { parseStory, type StoryDraft } from './parse-story.ts'
export { storiesOf, type StoryFile, storyFileOf } from './stories.ts'

// Languages: translations of the content, and the texts of the interface.
export {
  type Catalogue,
  namesIn,
  pairsFor,
  pairsIn,
  SAME,
  translatableTexts,
  translate,
  translatedTexts,
  unusedPairs,
  withInterface,
} from './catalogue.ts'
export { catalogueMistakes, languageProblem } from './catalogue-form.ts'
export {
  BASE_LANGUAGES,
  importTexts,
  interfaceOf,
  interfaceTexts,
  pluralFormOf,
  storyFrame,
  type CountedText,
} from './languages.ts'

// Mistakes: the rules, and how what they find is said.
export { acceptedSource, check, type Mistake } from './check.ts'
export type { CheckOptions, BuildFiles, BuildFile } from './check-options.ts'
export {
  ContentError,
  type Diagnostic,
  formatDiagnostic,
  formatInOneLine,
  formatWarnings,
  isError,
  ofPosition,
} from './diagnostic.ts'
export { clashesIn } from './rules/own-files.ts'
export { faultIn, faultInAnimation } from './file-faults/file-faults.ts'
export { isPublic } from './publication.ts'

// What is in documents that are sent, and nowhere on the site.
export { checkPrivate, type PrivateContent, readPrivate } from './private.ts'

// What an import leaves for its owner to check or to write.
export { commentsIn, DOUBT, doubtsIn } from './doubts.ts'
export { findPlaceholders, PLACEHOLDERS } from './placeholders.ts'
