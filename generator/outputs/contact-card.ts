import ICAL from 'ical.js'
import sharp from 'sharp'
import type { Content, Organisation } from '../../schema/content.ts'
import { addressOf } from '../../src/head/place-names.ts'
import { telOf } from '../../src/ui/tel-of.ts'

/** A property of a jCard (RFC 7095): name, parameters, type of the value, values. */
type Property = [name: string, parameters: Record<string, string | string[]>, type: string, ...values: unknown[]]

/** vCard 4.0 without ical.js's escaping of commas in URIs, which breaks the data URL of the photo. */
const { vcard } = ICAL.design
const VCARD = { ...vcard, value: { ...vcard.value, uri: {} } }

/** RFC 6350 allows 75 octets; ical.js does not count the space that starts a folded line. */
ICAL.foldLength = 74

/**
 * The owner as a vCard 4.0 (RFC 6350) with a small photo. Each organisation is a property group with phone, email and place.
 * @param site.photo the path of the photo
 */
export async function contactCard(content: Content, site: { address: string; language: string; photo: string }) {
  const { name, profile, companies, footer, expertise } = content
  const photo = await sharp(site.photo)
    .autoOrient()
    .flatten({ background: 'white' })
    .resize(192, 192, { position: 'top' })
    .jpeg({ quality: 70 })
    .toBuffer()
  const properties: Property[] = [
    ['version', {}, 'text', '4.0'],
    ['kind', {}, 'text', 'individual'],
    ['fn', {}, 'text', name],
    // The whole name as the given name: which part is the family name is unknown.
    ['n', {}, 'text', ['', name, '', '', '']],
    ['title', {}, 'text', profile.title],
    ['note', {}, 'text', footer.about],
    ['lang', {}, 'language-tag', site.language],
    ['url', { pref: '1' }, 'uri', `${site.address}/`],
    ...(profile.email === undefined ? [] : [['email', { pref: '1' }, 'text', profile.email] satisfies Property]),
    ...companies.organisations.flatMap((each, index) => organisation(each, `organisation${index + 1}`, site.language)),
    // RFC 9554. Programs that do not know the property skip it.
    ...footer.profiles.map(({ label, address }): Property => [
      'socialprofile',
      { 'service-type': label },
      'uri',
      address,
    ]),
    ['categories', {}, 'text', ...expertise.skills.map((skill) => skill.name)],
    ['photo', {}, 'uri', `data:image/jpeg;base64,${photo.toString('base64')}`],
  ]
  return `${ICAL.stringify.component(['vcard', properties, []], VCARD)}\r\n`
}

function organisation(
  { legalName, phone, email, location, website }: Organisation,
  group: string,
  language: string,
): Property[] {
  const { city, country = '' } = addressOf(location, language)
  const work = { group, type: 'work' }
  return [
    ['org', { group }, 'text', [legalName]],
    ...(phone === undefined ? [] : [telephone(phone, group)]),
    ['email', work, 'text', email],
    ['adr', work, 'text', ['', '', '', city, '', '', country]],
    ['url', work, 'uri', website],
  ]
}

/** A number without a country code is text: a `tel` URI would need its context (RFC 3966). */
function telephone(phone: string, group: string): Property {
  const uri = telOf(phone)
  const parameters = { group, type: ['work', 'voice'] }
  return uri.startsWith('tel:+') ? ['tel', parameters, 'uri', uri] : ['tel', parameters, 'text', phone]
}
