import { commentsIn, type ContentFile, valueAt } from '../../../content/content.ts'
import { hiddenIn } from '../../../generator/private/hidden-in.ts'
import { countedAs } from '../../../lib/counted-as.ts'
import type { Path } from '../../protocol.ts'
import type { PublicFact } from '../../protocol/publish.ts'
import type { Alongside } from './in-commits.ts'
import { ownershipOf } from './own-files.ts'

/** Files of the content of which pages are made, or that are on the site as they are. */
const ON_SITE = [/^site(?:\.[\w-]+)?\.yaml$/, /^(?:images|animations|projects|files)\//, /\.css$/]

const FIELDS: readonly [string, Path][] = [
  ['Your name', ['name']],
  ['Your e-mail address', ['profile', 'email']],
  ['Your telephone number', ['profile', 'phone']],
  ['Where you are', ['profile', 'location']],
]

/** What everybody can read after publishing: on the site, and in the repository if that is public. */
export function publicFactsOf(content: ContentFile, { emails, others, removed }: Alongside): PublicFact[] {
  const { value, files, name, yaml, translations } = content
  const onSite = FIELDS.flatMap(([what, path]): PublicFact[] => {
    const text = textOf(valueAt(value, path))
    return text === '' ? [] : [{ what, value: text, path }]
  })
  const hidden = hiddenIn(content)
  const pictures = files.filter((path) => path.startsWith('images/')).length
  const unused = files.filter(
    (path) => ownershipOf(`content/${path}`, 'content') === 'own' && !ON_SITE.some((each) => each.test(path)),
  )
  const photo = valueAt(value, ['profile', 'photo', 'file'])
  return [
    ...onSite,
    ...(typeof photo === 'string' ? [{ what: 'Your photo', path: ['profile', 'photo'] }] : []),
    ...hidden.flatMap(({ path, offset }) => (offset === undefined ? [unlistedCv(value, path as Path)] : [])),
    ...commentsOf('site.yaml', yaml),
    ...translations.flatMap((each) => commentsOf(`site.${each.language}.yaml`, each.yaml)),
    ...(pictures > 0
      ? [
          {
            what: `${countedAs(pictures, 'picture')} as you have ${pictures === 1 ? 'it' : 'them'}, with the camera's data, in the repository`,
          },
        ]
      : []),
    ...(unused.length > 0
      ? [
          {
            what: `${countedAs(unused.length, 'file')} in ${name}/ that the site does not use, in the repository`,
            value: listed(unused),
          },
        ]
      : []),
    ...(emails.length > 0
      ? [
          {
            what: `The e-mail address${emails.length === 1 ? '' : 'es'} of your commits, in the repository`,
            value: emails.join(', '),
          },
        ]
      : []),
    ...(others.length > 0
      ? [{ what: `${countedAs(others.length, 'file')} not of the site, in earlier commits`, value: listed(others) }]
      : []),
    ...(removed.length > 0
      ? [
          {
            what: `${countedAs(removed.length, 'file')} that you have removed, in earlier commits`,
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

/** What `init`, an import and `translate` write themselves. */
const OUR_COMMENTS = [
  /^ yaml-language-server: /,
  /^ All texts of the site[.;] /,
  /^ \{name\} in any text becomes your name\./,
  /^ What is too much is left out of the CV\./,
  /^ The texts of site\.yaml\. Write each translation/,
  /^ after changes of site\.yaml: it adds the new texts/,
  /^ No longer in site\.yaml\. Remove what you do not need\./,
]

function commentsOf(name: string, yaml: string): PublicFact[] {
  const comments = commentsIn(yaml)
    .filter(({ text }) => text.trim() !== '' && !OUR_COMMENTS.some((each) => each.test(text)))
    .map(({ text }) => text.trim())
  if (comments.length === 0) return []
  return [{ what: `${countedAs(comments.length, 'comment')} in ${name}, in the repository`, value: listed(comments) }]
}

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
