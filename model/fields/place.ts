import { z } from 'zod'
import { printed, shownAs } from './field.ts'
import { commaIn } from './list.ts'
import { cvText, text } from './text.ts'

declare module './field.ts' {
  interface ShownValues {
    place: Place
  }
}

export type Country = { code: string; name: string }

/** Where somebody is. The parts are known only if the owner writes them apart. */
export type Place = {
  text: string
  parts?: { city: string | undefined; region: string | undefined; country: Country | undefined }
}

/** Codes of Intl that are no country: unions, groups and tests. */
const NOWHERE = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'])

/** The country with an ISO 3166 code, by its code of today: GB for UK. */
export function countryOf(given: string, language: string): Country | undefined {
  if (!/^[A-Z]{2}$/.test(given) || NOWHERE.has(given)) return undefined
  const name = new Intl.DisplayNames([language, 'en'], { type: 'region', fallback: 'none' }).of(given)
  const code = new Intl.Locale('und', { region: given }).region ?? given
  return name === undefined ? undefined : { code, name }
}

const countryCode = text
  .refine((value) => countryOf(value, 'en') !== undefined, {
    error: 'Unknown country code. Write the two capital letters of the country, such as PT.',
  })
  .meta({ untranslatable: true, format: 'country', expects: 'a country code such as PT' })

const parts = shownAs(
  'place',
  z
    .strictObject({
      city: cvText.optional().describe('The city.').meta({ example: 'Porto' }),
      region: cvText.optional().describe('The region or the state.'),
      countryCode: countryCode
        .optional()
        .describe('The code of the country, such as PT, which is shown by its name in the language of the site.')
        .meta({ label: 'Country', example: 'PT' }),
    })
    .refine((value) => Object.values(value).some(Boolean), {
      error: 'The place has no part. Write its city, region or countryCode, or remove the field.',
    }),
  (value, build) => {
    const [city, region] = [value.city, value.region].map((part) => part && printed(part, build))
    const country = countryOf(value.countryCode ?? '', build.language)
    const names = [...new Set([city, region, country?.name])].filter((name) => name !== undefined)
    return { text: names.join(commaIn(names.join(''))), parts: { city, region, country } }
  },
)

const words = shownAs('place', cvText, (value, build) => ({ text: printed(value, build) }))

/** A place in the owner's words, or in parts, which programs can tell apart. */
export const place = z.union([parts, words]).meta({
  expects: 'text, or its `city`, `region` and `countryCode`',
  printedInCv: true,
  example: 'Porto, Portugal',
})
