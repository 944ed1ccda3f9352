import sharp from 'sharp'
import type { Content, Organisation } from '../../schema/content.ts'
import { addressOf } from '../../src/head/place-names.ts'
import { telOf } from '../../src/ui/tel-of.ts'

/** Lines end so (RFC 6350, 3.2) and are folded after so many octets. */
const END = '\r\n'
const FOLD = 75

/**
 * The owner as a vCard 4.0 (RFC 6350) that a phone takes into its contacts, with a small photo. The name stands whole: which
 * part of it is the family's is not for us to guess. Each organisation is a group of its own with phone, e-mail and place.
 * @param photo the path of the picture
 */
export async function contactCard(content: Content, site: { address: string; language: string; photo: string }) {
  const { name, profile, companies, footer, expertise } = content
  const photo = await sharp(site.photo)
    .autoOrient()
    .flatten({ background: 'white' })
    .resize(192, 192, { position: 'top' })
    .jpeg({ quality: 70 })
    .toBuffer()
  return [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:individual',
    `FN:${escape(name)}`,
    `N:;${part(name)};;;`,
    `TITLE:${escape(profile.title)}`,
    `NOTE:${escape(footer.about)}`,
    `LANG:${site.language}`,
    `URL;PREF=1:${site.address}/`,
    ...(profile.email === undefined ? [] : [`EMAIL;PREF=1:${escape(profile.email)}`]),
    ...companies.organisations.flatMap((each, index) => organisation(each, index, site.language)),
    // RFC 9554; programs that do not know it leave it out.
    ...footer.profiles.map(({ label, address }) => `SOCIALPROFILE;SERVICE-TYPE=${parameter(label)}:${address}`),
    `CATEGORIES:${expertise.skills.map((skill) => escape(skill.name)).join(',')}`,
    `PHOTO:data:image/jpeg;base64,${photo.toString('base64')}`,
    'END:VCARD',
  ]
    .map((line) => fold(line) + END)
    .join('')
}

function organisation({ legalName, phone, email, location, website }: Organisation, index: number, language: string) {
  const { city, country = '' } = addressOf(location, language)
  return [
    `ORG:${part(legalName)}`,
    ...(phone === undefined ? [] : [`TEL;TYPE="work,voice";${numberOf(phone)}`]),
    `EMAIL;TYPE=work:${escape(email)}`,
    `ADR;TYPE=work:;;;${part(city)};;;${part(country)}`,
    `URL;TYPE=work:${website}`,
  ].map((line) => `organisation${index + 1}.${line}`)
}

/** As an address only where it is one all over the world: others would need to say where they can be dialled. */
function numberOf(phone: string): string {
  const address = telOf(phone)
  return address.startsWith('tel:+') ? `VALUE=uri:${address}` : `VALUE=text:${escape(phone)}`
}

/** The value of a text (RFC 6350, 3.4), where a semicolon means nothing. */
function escape(value: string): string {
  return value.replace(/[\\,]/g, '\\$&').replace(/\n/g, '\\n')
}

/** One of the parts of a value that semicolons divide. */
function part(value: string): string {
  return escape(value).replaceAll(';', '\\;')
}

/** The value of a parameter, which can hold no quotes (RFC 6350, 3.3; the rest as RFC 6868 has it). */
function parameter(value: string): string {
  return `"${value.replaceAll('^', '^^').replaceAll('"', "^'").replaceAll('\n', '^n')}"`
}

/** Breaks a line after 75 octets at most, never inside a character (RFC 6350, 3.2). */
function fold(line: string): string {
  const lines = ['']
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > FOLD) {
      lines.push('')
      octets = 1 // the blank that a further line begins with
    }
    lines[lines.length - 1] += character
    octets += size
  }
  return lines.join(`${END} `)
}
