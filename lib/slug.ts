/** A name for addresses and files: "Café & Größe: CI/CD" is "cafe-grosse-ci-cd"; a title in another writing system is nothing. */
export function slugOf(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\P{ASCII}/gu, (letter) => LATIN.get(letter) ?? letter)
  return /^[^a-z]*\P{ASCII}/u.test(plain)
    ? ''
    : plain
        .replace(/[^a-z0-9]+/g, '-')
        .slice(0, 60)
        .replace(/^-|-$/g, '')
}

/** Latin letters that Unicode does not split into a plain letter and a mark. */
const LATIN: ReadonlyMap<string, string> = new Map(
  'ß ss, æ ae, œ oe, ø o, þ th, ð d, đ d, ł l, ı i, ħ h, ŋ ng, ŧ t, ə e, ɛ e, ɔ o, ɓ b, ɖ d, ɗ d, ƒ f, ɣ g, ƙ k, ƴ y, ĸ k'
    .split(', ')
    .map((pair) => pair.split(' ') as [string, string]), // Each is a pair.
)
