// Streets with the number of a house, and postal codes, as people write them.

/** Any of the words, with a capital or without. */
function oneOf(words: string): string {
  const names = words.split(', ').map((word) => {
    const first = word.slice(0, 1)
    return `[${first}${first.toUpperCase()}]${word.slice(1).replaceAll('.', String.raw`\.`)}`
  })
  return `(?:${names.join('|')})`
}

const NUMBER = String.raw`\d{1,4}(?:\s?[-–/]\s?\d{1,4})?\s?(?:[a-zA-Z](?![\p{L}\p{M}]))?`
const NAME = String.raw`[\p{Lu}\d][\p{L}\p{M}.'’-]*`
/** Words within a name: "Calle de la Paz" */
const SMALL = String.raw`(?:d[eiao]s?|del|della|dei|delle|du|la|le|les|los|las|al|y|e|und|am|an|van|von|der|den|of|the|ter)`
const NAMES = String.raw`(?:(?:${SMALL}\s|[dl]['’])*${NAME}(?:\s(?:(?:${SMALL}\s|[dl]['’])*)${NAME}){0,4})`

/** "Lindenweg 12", "Hauptstr. 5a", "Kerkstraat 31", "Storgatan 4" */
const ENDINGS =
  'straße|strasse|str\\.|weg|allee|gasse|platz|ufer|damm|chaussee|steig|stieg|straat|laan|plein|gracht|singel|dreef|steeg|gatan|vägen|väg|gränd|gata|gaten|veien|vegen|vei|gade|stræde|allé|katu|kuja|polku|utca'
const ONE_WORD = String.raw`(?:\p{Lu}[\p{L}\p{M}'’.-]*(?:${ENDINGS})|(?:\p{Lu}[\p{L}\p{M}'’.-]*\s){1,3}(?:Straße|Strasse|Str\.|Weg|Allee|Platz|Gasse|Ufer|Damm|Ring|Straat|Laan|Plein))\s${NUMBER}`
/** Endings that other words have, too: "Spring 5", "iPad 2". They need a postal code. */
const OTHER_WORD = String.raw`\p{Lu}[\p{L}\p{M}-]+(?:ring|hof|pad|kade|dijk|park|pfad|tie|vej|kai|berg|tor|markt)\s${NUMBER}(?=\s*,?\s*(?:[A-Z]{1,2}-)?\d{4,5}\s)`
/** "Calle del Nogal 7", "ul. Długa 5/7", "Via Roma, 12", "ул. Ленина, д. 5, кв. 12" */
const FIRST =
  'calle, c/, avda, avda., avenida, av., plaza, pza, pza., paseo, camino, carrer, rambla, rua, r., travessa, praça, largo, alameda, via, viale, v.le, piazza, p.za, corso, vicolo, strada, rue, avenue, chaussée, boulevard, chemin, ul., ulica, al., aleja, aleje, os., pl., ulice, nám., náměstí, třída, ул., улица, пр., пр-т, проспект, пер., переулок, вул., вулиця, просп., бульвар, str., strada'
const TYPE_FIRST = String.raw`${oneOf(FIRST)}\s?${NAMES}\s?,?\s(?:[nN][º°.]?\s?|д\.\s?|буд\.\s?|№\s?)?${NUMBER}`
/** Any words and a number before a postal code and a place: "Childéric 18, 7500 Tournai" */
const BEFORE_CODE = String.raw`\p{Lu}[\p{L}\p{M}.'’ -]{2,40}\s${NUMBER}(?=\s*,\s*(?:[A-Z]{1,2}-)?(?!(?:19|20)\d{2}\s)\d{4,6}\s\p{Lu})`
/** "12 rue de la Paix", "12 bis, avenue Foch" */
const FRENCH = String.raw`\d{1,4}\s?(?:bis|ter|quater)?\s?,?\s${oneOf('rue, avenue, av., boulevard, bd, blvd, place, pl., chemin, impasse, allée, quai, route, cours, square, passage, ruelle')}\s(?:${SMALL}\s|[dl]['’])*${NAMES}`
/** "221B Baker Street", "12 N Main St", "Flat 3, 12 High Street" */
const ENGLISH = String.raw`(?:${oneOf('flat, apt, apt., apartment, unit')}\s\w{1,5},?\s)?\d{1,5}[A-Z]?(?:[-/]\d{1,4})?,?\s(?:[NSEW]{1,2}\.?\s)?(?:${NAME}\s){1,4}${oneOf('street, st, road, rd, avenue, ave, lane, ln, drive, dr, court, ct, way, boulevard, blvd, place, pl, square, sq, terrace, close, crescent, parkway, pkwy, circle, highway, hwy, gardens, grove, mews, row, walk, hill')}\b\.?(?:\s(?:[NSEW]{1,2}\b))?`
/** "Gül Sokak No: 5", "Atatürk Cad. No 12" */
const TURKISH = String.raw`(?:${NAME}\s){1,3}${oneOf('mah., mahallesi, sok., sk., sokak, sokağı, cad., cd., caddesi, bulvarı')}[^|]{0,30}?\b[Nn]o\s?[:.]?\s?\d{1,4}(?:/\d{1,4})?`
/** "〒150-0001 東京都渋谷区神宮前1-2-3", "중앙로 12길 5", "中山路123号5楼" */
const EASTERN = String.raw`〒?\s?(?:\d{3}-\d{4})?\s?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2,20}\d{1,4}(?:丁目|番地?|号|[-－−]\d{1,4}){1,3}(?:\d{1,4}(?:番地?|号|室|楼|单元))*|〒\s?\d{3}-\d{4}|[\p{Script=Han}]{2,20}[路街道巷弄]\d{1,5}[号號弄](?:\d{1,4}[号號楼樓室单元弄]{1,2})*|[\p{Script=Hangul}\d]{1,12}[로길]\s\d{1,4}(?:-\d{1,3})?(?:번지)?(?:,?\s\d{1,4}[동호층])*`
/** "شارع النيل 12", "خیابان ولیعصر، پلاک ۱۲" */
const ARABIC = String.raw`(?:شارع|طريق|خیابان|کوچه|بلوار)\s[\p{Script=Arabic}\s،,]{2,40}?[\d٠-٩۰-۹]{1,4}`
const BOX = String.raw`(?:P\.?\s?O\.?\s?[Bb]ox|Postfach|Postbus|Apartado)\s\d[\d ]{1,8}`

/** Behind the street: "Apt 4", "2.º B", "m. 5", "3. Stock", "кв. 12" */
const UNIT = String.raw`(?:\s?,?\s(?:(?:${oneOf('apt, apartment, apto, unit, suite, ste, flat, floor, whg, wohnung, m, lok, mieszk, кв, byt, bte, int, esc, piso, puerta, daire, kat, lgh')}|#)\.?\s?\w{1,4}|#\w{1,5}|\d{1,2}\s?(?:\.?[ºª°]|er|e|\.)\s?(?:[A-Z](?![\p{L}])|étage|stock|stock|piso|andar|floor|og|sal|tv|th|dcha\.?|izq\.?|esq\.?|dto\.?)?(?:\s?[A-Z](?![\p{L}]))?|c/o\s[^,]{2,40}))`

/** Before a place: "04109", "D-04109", "75002", "8011 XB", "00-001", "111 22", "1000-001", "01310-100" */
const CODE_BEFORE = String.raw`(?:(?:[A-Z]{1,3}[-–]\s?)?(?:\d{5}-\d{3}|\d{4}-\d{3}|\d{2}-\d{3}|\d{3}\s\d{2}|\d{4}\s?[A-Z]{2}|\d{4,6}))(?![\d\p{L}])`
/** Behind a place: "NW1 6XE", "62701", "M5V 2T6" */
const CODE_BEHIND = String.raw`(?:[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|[A-Z]\d[A-Z]\s?\d[A-Z]\d|\d{5}-\d{4}|\d{5,6})(?![\d\p{L}])`

const BETWEEN = String.raw`[\s,;|•·–—-]`

/** A street at the start of a text or behind a comma, with what follows it up to the name of the place. */
export const STREET = new RegExp(
  String.raw`(?<=^[^\p{L}\p{N}]*|[,;:|•·]\s*)(?:${[BOX, ENGLISH, FRENCH, TYPE_FIRST, TURKISH, ONE_WORD, OTHER_WORD, BEFORE_CODE, EASTERN, ARABIC].join('|')})${UNIT}{0,3}(?=\s*(?:$|[,;|•·(]|${BETWEEN}*${CODE_BEFORE}))(?:${BETWEEN}*${CODE_BEFORE}\s*)?`,
  'u',
)

/** A street with a postal code before or behind the name of the place, anywhere in a sentence. */
export const STREET_IN_SENTENCE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${[ENGLISH, FRENCH, TYPE_FIRST, ONE_WORD].join('|')})[,\s]+(?:in\s)?(?:${CODE_BEFORE}|(?:\p{Lu}[\p{L}-]+[,\s]+){1,2}${CODE_BEHIND})`,
  'u',
)

/** A street at the start of a text with all that follows it, up to another value: "Av. da Paz 140/101 Vila Nova / Porto Alegre" */
export const STREET_AT_START = new RegExp(
  String.raw`^${TYPE_FIRST}(?=\s)[^|•·@]*?(?=\s+\p{L}+[:：]|\s+(?:\+|\(?0)\d|\s+\S+\.\p{L}{2,}\/?\S*$|\s*[|•·]|$)`,
  'u',
)

/** A postal code, before or behind a place. */
export const POSTAL_CODE = new RegExp(String.raw`(?<![\p{L}\d.,+-])(?:${CODE_BEFORE}|${CODE_BEHIND})`, 'gu')

/** A comma, or a postal code, after which a place may begin. */
export const BEFORE_PLACE = new RegExp(
  String.raw`[,;،、]\s*(?:${CODE_BEFORE}\s*)?|(?<![\p{L}\d])${CODE_BEFORE}[\s,]+`,
  'gu',
)
