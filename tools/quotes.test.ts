import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const CLDR = 'node_modules/cldr-misc-full/main'

test('the quotation marks are those of CLDR (npm run schema)', async () => {
  const all = new Map(readdirSync(CLDR).map((locale) => [locale, quotesIn(locale)]))
  const others = [...all].filter(([locale, quotes]) => {
    const [base = ''] = locale.split('-')
    return quotes !== (locale === base ? '“”' : (all.get(base) ?? '“”'))
  })
  const json = JSON.stringify(Object.fromEntries(others), null, 2)
  await expect(`${json}\n`).toMatchFileSnapshot('../model/fields/quotes.json')
})

function quotesIn(locale: string): string {
  const { main } = JSON.parse(readFileSync(join(CLDR, locale, 'delimiters.json'), 'utf8'))
  const { quotationStart, quotationEnd } = main[locale].delimiters
  return quotationStart + quotationEnd
}
