import sharp from 'sharp'
import type { Place } from '../../model/fields/place.ts'
import { plainText } from '../../model/fields/rich-text.ts'
import type { Content } from '../../model/site-schema.ts'
import type { Phone } from '../../model/view.ts'
import type { LocalisedSite, Output } from './output.ts'

/** A line, unless it has no value: its name with group and parameters, and its value as the file has it. */
type Line = [name: string, value: string | undefined]

/** Octets in a line, without its line break. */
const MAX_LENGTH = 75

export const contactCard: Output<LocalisedSite> = {
  mediaType: 'text/vcard',
  path: 'contact.vcf',
  help: 'the owner as a contact card (vCard)',
  files: ({ content, source, address, language, imageFile }) => {
    const { photo } = source.profile
    return [['contact.vcf', () => vCard(content, { address, language, photo: photo && imageFile(photo.file) })]]
  },
}

type Organisation = NonNullable<Content['companies']>['organisations'][number]

/**
 * The owner as a vCard 4.0 (RFC 6350) with a small photo. Each organisation is a property group with phone, email and place.
 * @param site.photo the path of the photo, if there is one
 */
export async function vCard(content: Content, site: { address: string; language: string; photo?: string | undefined }) {
  const { name, profile, companies, footer, expertise } = content
  const skills = [...new Set(expertise?.skills.map((skill) => skill.name))]
  const lines: Line[] = [
    ['BEGIN', 'VCARD'],
    ['VERSION', '4.0'],
    ['KIND', 'individual'],
    ['FN', text(name)],
    // The whole name as the given name: which part is the family name is unknown.
    ['N', `;${component(name)};;;`],
    ['TITLE', text(profile.title)],
    ['NOTE', text(footer?.about && plainText(footer.about))],
    ['LANG', site.language],
    ['URL;PREF=1', `${site.address}/`],
    ['EMAIL;PREF=1', text(profile.email)],
    telephone('TEL;PREF=1;TYPE=voice', profile.phone),
    ['ADR', profile.location?.parts && addressOf(profile.location)],
    ...(companies?.organisations ?? []).flatMap((each, index) => organisation(each, `organisation${index + 1}`)),
    // RFC 9554 registers the property, as RFC 6350 allows. Programs skip it if they do not know it; the parser vcard4 refuses it.
    ...(footer?.profiles ?? []).map((social): Line => [
      `SOCIALPROFILE;SERVICE-TYPE=${parameter(social.label)}`,
      new URL(social.address, site.address).href, // It may be an own file.
    ]),
    ['CATEGORIES', skills.map(text).join(',') || undefined],
    ['PHOTO', site.photo && (await dataUrlOf(site.photo))],
    ['END', 'VCARD'],
  ]
  return lines.map(([key, value]) => (value === undefined ? '' : `${folded(`${key}:${value}`)}\r\n`)).join('')
}

function organisation(each: Organisation, group: string): Line[] {
  const { phone, email, location, website } = each
  return [
    [`${group}.ORG`, component(each.legalName ?? each.name)],
    telephone(`${group}.TEL;TYPE=work,voice`, phone),
    [`${group}.EMAIL;TYPE=work`, text(email)],
    [`${group}.ADR;TYPE=work`, location && addressOf(location)],
    [`${group}.URL;TYPE=work`, website?.address],
  ]
}

/** A place in the owner's words is the city as a whole. */
function addressOf({ text: words, parts }: Place): string {
  const { city = '', region = '', country } = parts ?? { city: words }
  return ['', '', '', city, region, '', country?.name ?? ''].map(component).join(';')
}

/** A number without a country code is text: a `tel` URI would need its context (RFC 3966). */
function telephone(name: string, phone: Phone | undefined): Line {
  return phone?.href.startsWith('tel:+') ? [`${name};VALUE=uri`, phone.href] : [name, text(phone?.text)]
}

/** Escapes a text (RFC 6350, section 3.4). */
function text(value: string | undefined) {
  return value?.replace(/[\\,]/g, '\\$&').replaceAll('\n', '\\n')
}

/** A part of a value that semicolons separate. */
function component(value: string) {
  return text(value)?.replaceAll(';', '\\;')
}

/** Quotes the value of a parameter (RFC 6868). */
function parameter(value: string): string {
  return `"${value.replaceAll('^', '^^').replaceAll('\n', '^n').replaceAll('"', "^'")}"`
}

/** Folds a line (RFC 6350, section 3.2), never inside a character. */
function folded(line: string): string {
  let length = 0
  return Array.from(line, (character) => {
    const octets = Buffer.byteLength(character)
    const isFull = length + octets > MAX_LENGTH
    length = isFull ? 1 + octets : length + octets
    return isFull ? `\r\n ${character}` : character
  }).join('')
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
