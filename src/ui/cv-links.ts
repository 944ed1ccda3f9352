import type { CvFormat, SiteView } from '../../model/view.ts'

type CvLink = { href: string; download: string; label: string; 'aria-label'?: string; type?: string }

/** The PDF of the CV, or nothing for a site without one. */
export function cvOf({ cv, name, ui, locale }: Pick<SiteView, 'cv' | 'name' | 'ui' | 'locale'>) {
  const base = locale?.base ?? import.meta.env.BASE_URL
  return cv !== false && { href: `${base}cv.pdf`, download: `${name}, ${ui.cv}.pdf` }
}

/** One link to the CV, or one for each format. */
export function cvLinksOf(
  cv: ReturnType<typeof cvOf>,
  formats: readonly CvFormat[] | undefined,
  strings: { cv: string; cvAsPdf: string },
): CvLink[] {
  if (!cv) return []
  if (!formats) return [{ ...cv, label: strings.cv, 'aria-label': strings.cvAsPdf, type: 'application/pdf' }]
  return formats.map(({ label, extension }) => ({
    href: cv.href.replace(/pdf$/, extension),
    download: cv.download.replace(/pdf$/, extension),
    label: `${strings.cv} (${label})`,
  }))
}
