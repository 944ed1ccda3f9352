import type { Content } from '../../../model/site-schema.ts'
import type { Create } from '../../resolve/site-files.ts'
import type { LocalisedSite } from '../output.ts'

/**
 * The files of the CV and of the CVs for kinds of jobs, in one format: `cv.pdf`, `cv-platform.pdf`.
 * @param create makes one of the content that its readers get, and its name in messages
 */
export function cvFilesOf(
  { source: { cv }, contentFor }: LocalisedSite,
  extension: string,
  create: (content: Content, file: string) => ReturnType<Create>,
): [file: string, create: Create][] {
  if (cv === false) return []
  const variants = (cv?.variants ?? []).map(({ name: variant }) => [`cv-${variant}`, { variant }] as const)
  return ([['cv', 'cv'], ...variants] as const).map(([name, audience]) => {
    const file = `${name}.${extension}`
    return [file, async () => create(await contentFor(audience), file)]
  })
}
