/** What may have the data of a language, the best one first: `zh-TW`, `zh-Hant`, `zh`. */
export function localesOf(language: string): string[] {
  const [base = ''] = language.split('-')
  try {
    const { script } = new Intl.Locale(language).maximize()
    return [...new Set([language, `${base}-${script}`, base])]
  } catch {
    return [base] // no language, which a rule reports
  }
}
