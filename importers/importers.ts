import { pdf, word } from './formats/document/document.ts'
import { fresh } from './formats/fresh/fresh.ts'
import { jsonResume } from './formats/json-resume.ts'
import { linkedIn } from './formats/linkedin/linkedin.ts'
import { linkedInProfile } from './formats/linkedin/profile-pdf.ts'
import { reactiveResume } from './formats/reactive-resume/reactive-resume.ts'
import { renderCv } from './formats/rendercv/rendercv.ts'
import { yamlResume } from './formats/yamlresume.ts'
import type { Importer } from './importer.ts'

/** All formats that can be imported. The first importer that accepts a source reads it. */
export const IMPORTERS: readonly Importer[] = [
  linkedIn,
  linkedInProfile,
  renderCv,
  reactiveResume,
  yamlResume,
  fresh,
  pdf,
  word,
  jsonResume,
]
