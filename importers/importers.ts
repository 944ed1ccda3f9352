import { pdf, word } from './document/document.ts'
import type { Importer } from './importer.ts'
import { jsonResume } from './json-resume.ts'
import { linkedIn } from './linkedin/linkedin.ts'
import { linkedInProfile } from './linkedin/profile-pdf.ts'
import { reactiveResume } from './reactive-resume/reactive-resume.ts'
import { renderCv } from './rendercv/rendercv.ts'
import { yamlResume } from './yamlresume.ts'

/** All formats that can be imported. The first importer that accepts a source reads it. */
export const IMPORTERS: readonly Importer[] = [
  linkedIn,
  linkedInProfile,
  renderCv,
  reactiveResume,
  yamlResume,
  pdf,
  word,
  jsonResume,
]
