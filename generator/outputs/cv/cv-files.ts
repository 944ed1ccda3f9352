import type { Content, Source } from '../../../model/site-schema.ts'
import type { Audience } from '../../resolve/audience.ts'
import type { Create } from '../../resolve/site-files.ts'
import type { LocalisedSite } from '../output.ts'

/** Who gets a CV: all readers, and those of each kind of job. */
export function cvAudiencesOf({ cv }: Pick<Source, 'cv'>): CvAudience[] {
  return ['cv', ...((cv || undefined)?.variants ?? []).map(({ name: variant }) => ({ variant }))]
}
type CvAudience = Exclude<Audience, 'page'>

/** Without its extension: `cv`, `cv-platform`. */
export function fileNameOf(audience: CvAudience): string {
  return audience === 'cv' ? 'cv' : `cv-${audience.variant}`
}

/**
 * The files of all CVs in one format: `cv.pdf`, `cv-platform.pdf`.
 * @param create makes one of the content that its readers get, and its name in messages
 */
export function cvFilesOf(
  { source, contentFor }: LocalisedSite,
  extension: string,
  create: (content: Content, file: string) => ReturnType<Create>,
): [file: string, create: Create][] {
  if (source.cv === false) return []
  return cvAudiencesOf(source).map((audience) => {
    const file = `${fileNameOf(audience)}.${extension}`
    return [file, async () => create(await contentFor(audience), file)]
  })
}
