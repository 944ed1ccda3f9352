import ICAL from 'ical.js'
import sharp from 'sharp'
import type { Content, Organisation } from '../../model/content.ts'
import { fullNameOf } from '../../model/organisations.ts'
import { addressOf } from '../../model/place-names.ts'
import { telOf } from '../../model/tel-of.ts'

/** A property of a jCard (RFC 7095): name, parameters, type of the value, values. */
type Property = [name: string, parameters: Record<string, string | string[]>, type: string, ...values: unknown[]]

/** vCard 4.0 without ical.js's escaping of commas in URIs, which breaks the data URL of the photo. */
const { vcard } = ICAL.design
const VCARD = { ...vcard, value: { ...vcard.value, uri: {} } }

/** RFC 6350 allows 75 octets; ical.js does not count the space that starts a folded line. */
ICAL.foldLength = 74

/**
 * The owner as a vCard 4.0 (RFC 6350) with a small photo. Each organisation is a property group with phone, email and place.
 * @param site.photo the path of the photo, if there is one
 */
export async function contactCard(
  content: Content,
  site: { address: string; language: string; photo?: string | undefined },
) {
  const { name, profile, companies, footer, expertise } = content
  const skills = [...new Set(expertise?.skills.map((skill) => skill.name))]
  const properties: Property[] = [
    ['version', {}, 'text', '4.0'],
    ['kind', {}, 'text', 'individual'],
    ['fn', {}, 'text', name],
    // The whole name as the given name: which part is the family name is unknown.
    ['n', {}, 'text', ['', name, '', '', '']],
    ['title', {}, 'text', profile.title],
    ...property('note', {}, 'text', footer?.about),
    ['lang', {}, 'language-tag', site.language],
    ['url', { pref: '1' }, 'uri', `${site.address}/`],
    ...property('email', { pref: '1' }, 'text', profile.email),
    ...telephone(profile.phone, { pref: '1', type: 'voice' }),
    ...(companies?.organisations ?? []).flatMap((each, index) =>
      organisation(each, `organisation${index + 1}`, site.language),
    ),
    // RFC 9554. Programs that do not know the property skip it.
    ...(footer?.profiles ?? []).map(({ label, address }): Property => [
      'socialprofile',
      { 'service-type': label },
      'uri',
      address,
    ]),
    ...(skills.length === 0 ? [] : [['categories', {}, 'text', ...skills] satisfies Property]),
    ...property('photo', {}, 'uri', site.photo && (await dataUrlOf(site.photo))),
  ]
  return `${ICAL.stringify.component(['vcard', properties, []], VCARD)}\r\n`
}

async function dataUrlOf(photo: string): Promise<string> {
  const jpeg = await sharp(photo)
    .autoOrient()
    .flatten({ background: 'white' })
    .resize(192, 192, { position: 'top' })
    .jpeg({ quality: 70 })
    .toBuffer()
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`
}

function organisation(each: Organisation, group: string, language: string): Property[] {
  const { phone, email, location, website } = each
  const { city, region = '', country = '' } = location === undefined ? {} : addressOf(location, language)
  const work = { group, type: 'work' }
  return [
    ['org', { group }, 'text', [fullNameOf(each)]],
    ...telephone(phone, { group, type: ['work', 'voice'] }),
    ...property('email', work, 'text', email),
    ...property('adr', work, 'text', city && ['', '', '', city, region, '', country]),
    ...property('url', work, 'uri', website?.address),
  ]
}

/** The property, or none without a value. */
function property(name: string, parameters: Property[1], type: string, value: unknown): Property[] {
  return value === undefined ? [] : [[name, parameters, type, value]]
}

/** A number without a country code is text: a `tel` URI would need its context (RFC 3966). */
function telephone(phone: string | undefined, parameters: Property[1]): Property[] {
  if (phone === undefined) return []
  const uri = telOf(phone)
  return [uri.startsWith('tel:+') ? ['tel', parameters, 'uri', uri] : ['tel', parameters, 'text', phone]]
}
