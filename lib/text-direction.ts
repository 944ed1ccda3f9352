/** The text direction of a language. Node 20 has the property `textInfo`, later versions the method `getTextInfo`. */
export function textDirection(language: string): 'ltr' | 'rtl' {
  const locale = new Intl.Locale(language) as Intl.Locale & {
    getTextInfo?: () => { direction: string }
    textInfo?: { direction: string }
  }
  return (locale.getTextInfo?.() ?? locale.textInfo)?.direction === 'rtl' ? 'rtl' : 'ltr'
}
