import { cssOf, hexOf, type Oklch, parseColour } from '../../generator/look/colour.ts'
import { recolour } from '../../generator/look/palette.ts'
import type { ShownColours } from '../protocol.ts'

/** What the pages show of an accent of the owner's: its lightness may be another in each theme. */
export function shownColours(query: URLSearchParams): ShownColours {
  const own = { accent: colourOf(query.get('accent')), accentSecond: colourOf(query.get('accentSecond')) }
  const { palette } = recolour(own)
  const isSecond = query.get('field') === 'accentSecond'
  const accent = isSecond ? palette['accent-second'] : palette.accent
  return {
    hex: hexOf((isSecond ? own.accentSecond : own.accent) ?? accent.light.colour),
    themes: (['light', 'dark'] as const).map((theme) => ({
      theme,
      page: cssOf(palette.page[theme].colour),
      colour: cssOf(accent[theme].colour),
      hex: hexOf(accent[theme].colour),
    })),
  }
}

/** Nothing for what is no colour: the message is at the field. */
function colourOf(text: string | null): Oklch | undefined {
  try {
    return text === null ? undefined : parseColour(text)
  } catch {
    return undefined
  }
}
