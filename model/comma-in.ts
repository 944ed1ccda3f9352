/** The comma between the entries of a list, with its space, in the script of the text. */
export function commaIn(text: string): string {
  if (/\p{Script=Arabic}/u.test(text)) return '، '
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? '、' : ', '
}
