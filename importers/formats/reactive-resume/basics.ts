import { valueAt } from '../../../content/content.ts'
import { type AddNote, NO_FIELD, noteLeft } from '../../report.ts'
import { oneLine, plainText } from '../../values/plain-text.ts'
import { privateFactIn } from '../../values/private-facts.ts'
import { textIn, toList } from '../../values/values.ts'
import { isShown } from './hidden.ts'
import { type Item, itemsOf, urlIn } from './items.ts'

type Group = Readonly<Record<string, unknown>>

export function summaryIn(summary: unknown, note: AddNote): string[] {
  if (typeof summary === 'string') return [summary]
  const { content, body = content, heading: _heading, ...shown } = Object(summary) as Group // any value can be read like this
  return typeof body === 'string' &&
    body !== '' &&
    isShown({ hidden: shown['hidden'], visible: shown['visible'] }, 'the summary', note)
    ? [body]
    : []
}

export function basicsOf(
  {
    customFields,
    picture,
    photo = picture,
    url,
    website = url,
    location,
    birthdate,
    profiles: own,
    summary: _summary,
    ...rest
  }: Group,
  laterPicture: unknown,
  profiles: readonly Item[],
  note: AddNote,
) {
  if (birthdate) noteLeft(note, 'basics.birthdate', birthdate)
  const fields = toList(customFields).flatMap((field) => {
    const { text, value = text, name = '', link } = Object(field) as Record<string, unknown> // any value can be read like this
    const written = plainText(textIn(value ?? ''))
    const address = [link, written].find((each) => /^https?:/i.test(textIn(each)))
    if (address) return [{ network: name || (isAddress(written) ? undefined : written), url: address }]
    const whole = [name, oneLine(written)].filter(Boolean).join(': ')
    const fact = privateFactIn(whole)
    if (fact !== undefined) note('private', `"${whole}"`, fact.kind)
    else if (whole !== '') note('skipped', `"${whole}"`, NO_FIELD)
    return []
  })
  const image = Object(laterPicture ?? photo) as Group
  const isImageShown = isShown(
    { hidden: image['hidden'] ?? valueAt(image, ['effects', 'hidden']), visible: image['visible'] },
    'your picture',
    image['url'] ? note : () => {},
  )
  return {
    ...rest,
    url: urlIn(website, 'basics', note),
    location: typeof location === 'string' ? { city: location } : location,
    image: isImageShown ? image['url'] : undefined,
    profiles: [
      ...toList(own).flatMap((account) => itemsOf('profiles', Object(account) as Item, note)),
      ...profiles,
      ...fields,
    ],
  }
}

function isAddress(text: string): boolean {
  return /^\S+\.\S+$/.test(text)
}
