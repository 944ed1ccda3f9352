import { siteSchema } from '../../schema/site.ts'
import { textsIn } from './fields.ts'
import type { Issue } from './parse-yaml.ts'

/** Checks that compare several fields. They also run on invalid content, so any field may be missing. */
export function crossFieldIssues(value: unknown): Issue[] {
  const texts = textsIn(siteSchema, value)
  const textsAt = (pattern: string) =>
    texts.filter(({ path }) => path.map((step) => (typeof step === 'number' ? '*' : step)).join('.') === pattern)
  return [
    ...(hasEmptyGallery(value) ? textsAt('footer.links.*.address') : [])
      .filter(({ text }) => text === '#gallery')
      .map(({ path }) => ({
        path,
        message: 'The link goes to the gallery, which has no projects. Write another URL, or "#" for no destination.',
      })),
    ...textsAt('companies.organisations.*.path')
      .filter(({ text }, index, all) => all.findIndex((other) => other.text === text) < index)
      .map(({ path, text }) => ({
        path,
        message: `An earlier organisation already uses the path "${text}". Choose another path.`,
      })),
    ...textsAt('gallery.projects.*.category')
      .filter(({ text }) => text === textsAt('ui.all')[0]?.text)
      .map(({ path, text }) => ({
        path,
        message: `"${text}" is the name of the filter that shows all projects (ui.all). Choose another category name.`,
      })),
  ]
}

function hasEmptyGallery(value: unknown): boolean {
  const { gallery } = Object(value) as { gallery?: { projects?: unknown } | null } // any value can be read like this
  return Array.isArray(gallery?.projects) && gallery.projects.length === 0
}
