import { CV_SECTIONS } from '../../model/sections/index.ts'
import type { Diagnostic } from '../diagnostic.ts'
import type { ContentFile } from '../read-content.ts'
import { mistakesIn, textsAt } from '../texts.ts'
import { unknownName } from '../unknown-name.ts'

/** Sections of a CV that do not exist. */
export function cvSections(content: ContentFile): Diagnostic[] {
  const names = [...CV_SECTIONS, 'companies', ...textsAt(content, 'custom.id')]
  return mistakesIn(content, ({ field, text }) =>
    /^cv\.(?:variants\.)?sections$/.test(field)
      ? unknownName(text.toLowerCase(), names, 'There is no such section.')
      : undefined,
  )
}
