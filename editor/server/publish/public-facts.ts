import { type ContentFile, valueAt } from '../../../content/content.ts'
import { hiddenIn } from '../../../generator/private/hidden-in.ts'
import type { Path } from '../../protocol.ts'
import type { PublicFact } from '../../protocol/publish.ts'
import type { Alongside } from './in-commits.ts'

const FIELDS: readonly [string, Path][] = [
  ['Your name', ['name']],
  ['Your e-mail address', ['profile', 'email']],
  ['Your telephone number', ['profile', 'phone']],
  ['Where you are', ['profile', 'location']],
]

/** What everybody can read after publishing: on the site, and in the repository if that is public. */
export function publicFactsOf(content: ContentFile, email: string, { others, removed }: Alongside): PublicFact[] {
  const { value, files } = content
  const onSite = FIELDS.flatMap(([what, path]): PublicFact[] => {
    const text = textOf(valueAt(value, path))
    return text === '' ? [] : [{ what, value: text, path }]
  })
  const hidden = hiddenIn(content)
  const drafts = hidden.filter(({ offset }) => offset !== undefined).length
  const pictures = files.filter((path) => path.startsWith('images/')).length
  const photo = valueAt(value, ['profile', 'photo', 'file'])
  return [
    ...onSite,
    ...(typeof photo === 'string' ? [{ what: 'Your photo', path: ['profile', 'photo'] }] : []),
    ...hidden.flatMap(({ path, offset }) => (offset === undefined ? [unlistedCv(value, path as Path)] : [])),
    ...(drafts > 0 ? [{ what: `${counted(drafts, 'comment')} in site.yaml, in the repository` }] : []),
    ...(pictures > 0
      ? [
          {
            what: `${counted(pictures, 'picture')} as you have ${pictures === 1 ? 'it' : 'them'}, with the camera's data, in the repository`,
          },
        ]
      : []),
    ...(email === '' ? [] : [{ what: 'The e-mail address of your commits, in the repository', value: email }]),
    ...(others.length > 0
      ? [{ what: `${counted(others.length, 'file')} not of the site, in earlier commits`, value: listed(others) }]
      : []),
    ...(removed.length > 0
      ? [
          {
            what: `${counted(removed.length, 'file')} that you have removed, in earlier commits`,
            value: listed(removed),
          },
        ]
      : []),
    { what: 'Everything that you have changed or removed, and what you change or remove later, in the history' },
  ]
}

/** @param path that of its name */
function unlistedCv(value: unknown, path: Path): PublicFact {
  const name = String(valueAt(value, path))
  return { what: `The CV for ${name}, to which no page links`, value: `cv-${name}.pdf`, path }
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

const MAX_LISTED = 20

function listed(files: readonly string[]): string {
  const more = files.length - MAX_LISTED
  return [...files.slice(0, MAX_LISTED), ...(more > 0 ? [`and ${more} more`] : [])].join(', ')
}

/** A location may have parts. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return Object.values(Object(value) as object)
    .filter((each) => typeof each === 'string')
    .join(', ')
}
