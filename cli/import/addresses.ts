import { httpsUrl } from '../../schema/primitives.ts'

/** Said of an address that began with http. */
export const SECURED = 'is written with https://; see that it answers there'

/** The https address of what was written: "www.ada.dev", "http://ada.dev". */
export function httpsIn(written: string): string | undefined {
  const bare = written.trim().replace(/^<(.*)>$/, '$1')
  const whole =
    /^[a-z][a-z\d+.-]*:/i.test(bare) && !/^[\w.-]+:\d/.test(bare) ? bare : `https://${bare.replace(/^\/\//, '')}`
  const secure = whole.replace(/^https?:\/\//i, 'https://')
  if (secure.length > 500 || !httpsUrl.safeParse(secure).success) return undefined
  return new URL(secure).href
}

export function hostOf(address: string): string {
  return new URL(address).hostname.replace(/^www\./, '')
}
