import type { Diagnostic } from '../diagnostic.ts'
import { interfaceTexts } from '../languages.ts'
import type { ContentFile } from '../read-content.ts'
import { mistakesIn, textsAt } from '../texts.ts'

/** A category of projects with the name of the filter that shows all. */
export function categories(content: ContentFile): Diagnostic[] {
  const [language = 'en'] = textsAt(content, 'language')
  const [all = interfaceTexts(language).all] = textsAt(content, 'ui.all')
  return mistakesIn(content, ({ field, text }) =>
    field === 'gallery.projects.category' && text === all
      ? `"${text}" is the name of the filter that shows all projects (ui.all). Choose another category name.`
      : undefined,
  )
}
