import { siteUrl } from '../../schema/primitives.ts'
import { httpsIn } from './addresses.ts'
import type { Leave } from './draft.ts'
import { isNetwork } from './networks.ts'
import type { Resume } from './resume.ts'
import { asSentences, shortened } from './shorten.ts'

export function titleFrom({ name, label }: Resume): string | undefined {
  if (label === '') return name === '' ? undefined : '{name}'
  return shortened(`{name} | ${label}`, 120)
}

/** Of 50 to 160 characters, or not at all. */
export function descriptionFrom({ label, location, summary }: Resume): string | undefined {
  const about = asSentences(summary)
  const short = shortened(about, 160)
  if (short.length >= 50) return short
  const role = location === '' || label === '' ? label : `${label} in ${location}`
  const whole = asSentences([role, about].filter(Boolean))
  const fitting = shortened(whole.length >= 50 ? whole : `{name}: ${whole}`, 160)
  return fitting.length >= 50 ? fitting : undefined
}

export function urlFrom({ address }: Resume, leave: Leave): string | undefined {
  if (address.trim() === '') return undefined
  const url = httpsIn(address)
  const isOwn =
    url !== undefined &&
    !/^\s*http:/i.test(address) &&
    !isNetwork(url) &&
    siteUrl.safeParse(url).success &&
    !/\.(?:html?|pdf|php|json)$/i.test(url)
  if (isOwn) return url
  leave('basics.url', 'the site can’t stand there; write where it will into url')
  return undefined
}
