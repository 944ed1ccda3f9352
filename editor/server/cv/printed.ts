import { valueAt } from '../../../content/content.ts'
import type { Omission } from '../../../generator/outputs/cv/page-limit.ts'
import { cvSectionNamesOf } from '../../../generator/outputs/cv/sections.ts'
import { type Audience, select } from '../../../generator/resolve/audience.ts'
import { markedSource } from '../../../generator/resolve/resolve-content.ts'
import { addressIn, withoutMarks } from '../../../model/marks.ts'
import type { Source } from '../../../model/site-schema.ts'
import type { Path } from '../../protocol.ts'

/** Not in sections. */
const ALWAYS = ['name', 'profile', 'footer']

/** What the readers of a CV get, with the place of each text in the content. */
export function placesFor(source: Source, audience: Audience) {
  const selected = select(markedSource(source), audience)
  return {
    /** Where the content has what a CV lacks. */
    placeOf({ kind, path }: Pick<Omission, 'kind' | 'path'>): Path {
      const at = addressIn(valueAt(selected, path))
      const place = at === undefined ? path : pathOf(at)
      return kind === 'entry' ? place.slice(0, path.length) : place
    },

    /** The texts that it prints, at their paths in the content. */
    printed(omissions: readonly Omission[]): object {
      const left = new Set(omissions.filter(({ kind }) => kind !== 'text').map(({ path }) => path.join('.')))
      const result = {}
      const add = (value: unknown, path: Path) => {
        if (left.has(path.join('.'))) return
        if (typeof value === 'string') {
          const at = addressIn(value)
          const isFixed = ALWAYS.includes(String(path[0]))
          if (at !== undefined || isFixed) put(result, at === undefined ? path : pathOf(at), withoutMarks(value))
        } else if (typeof value === 'object' && value !== null) {
          for (const [key, each] of Object.entries(value))
            add(each, [...path, Array.isArray(value) ? Number(key) : key])
        }
      }
      const names = cvSectionNamesOf(selected)
      for (const name of [...ALWAYS, ...names]) add(Object(selected)[name], [name])
      for (const [index, each] of (selected.custom ?? []).entries()) {
        if (names.includes(withoutMarks(each.id))) add(each, ['custom', index])
      }
      return result
    },
  }
}

const pathOf = (at: string): Path => at.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step))

function put(target: object, path: Path, value: string) {
  const [step = '', ...rest] = path
  if (rest.length === 0) return void Reflect.set(target, step, value)
  const below = Reflect.get(target, step) ?? (typeof rest[0] === 'number' ? [] : {})
  Reflect.set(target, step, below)
  put(Object(below), rest, value)
}
