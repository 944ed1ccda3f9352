/** Endings of hosts, besides those of countries, that people have sites on. */
const ENDINGS = new Set(
  'academy agency app art berlin biz blog build business cafe camp cat ceo club cloud cloudns codes coffee com company computer consulting contact cool cv cyou de design dev digital directory edu education email engineer engineering es eu eus events expert family fashion film foundation fr fun fyi gal games global gmbh gov graphics group guru hamburg health homes host house how info ink institute int ist it jobs koeln lab land law legal life link live lol london love ltd management market marketing me media mobi moda moe monster name nbg net network news ninja nrw nyc online ooo org page paris partners photo photography photos pics plus press pro productions pub rest reviews rocks ruhr run saarland school science sexy sh show site social software solutions space store studio style support swiss systems team tech technology tel tips today tools top town training travel vip vision wien wiki win work works world wtf xyz yoga zone'.split(
    ' ',
  ),
)
/** Hosts have no capitals when people write them, but for those with nothing else. */
const HOST = /^(?:[\p{Ll}\d-]+\.)+([a-z]{2,})$|^(?:[\p{Lu}\d-]+\.)+([A-Z]{2,})$/u
const TECHNOLOGY =
  /^(?:[\w-]+\.(?:js|jsx|ts|tsx|py|rb|rs|md|pdf|docx?|html?|php|sh)|(?:asp|vb|ado|ml|c#|f#)\.net|(?:socket|draw|jenkins|fast|wandb)\.(?:io|ai)|monday\.com|next\.auth)$/i
const DEGREE = /^(?:[abmd]|ph|ll|dr|dipl|mag|lic|ing|stat|cand)\.\p{L}{1,6}$/iu

/** Whether a text without a scheme is the host of a site, and no academic degree and no technology, such as "B.Sc" and "Node.js". */
export function isHost(text: string): boolean {
  if (TECHNOLOGY.test(text) || DEGREE.test(text)) return false
  const [, lower, upper] = HOST.exec(text) ?? []
  const ending = (lower ?? upper ?? '').toLowerCase()
  return ENDINGS.has(ending) || isCountry(ending)
}

function isCountry(ending: string): boolean {
  if (ending === 'uk') return true
  return (
    ending.length === 2 &&
    new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(ending.toUpperCase()) !== undefined
  )
}

/** What two ways of writing an address share: "mill.dev/map" of "https://www.mill.dev/map/?from=cv" */
export function addressIn(url: string): string {
  return url
    .toLowerCase()
    .replace(/^(?:https?:\/\/(?:www\.)?|mailto:)/, '')
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
}
