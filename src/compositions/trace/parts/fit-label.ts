import type { LabelledSpan } from '../../../../model/view.ts'

/** Characters of a label in pixels, and what is around it. */
const CHARACTER = 6.3
const AROUND = 18
/** Part of a label that says enough. */
const MOST = 0.6

/**
 * Fits a label into a narrower drawing than the one the build knew: inside, after or before the bar, shortened, or hidden.
 */
export function fitLabel(span: LabelledSpan, pixels: number, isFromRight: boolean): LabelledSpan {
  const { x, width, label } = span
  const { detail: _detail, figures: _figures, ...plain } = span
  const room = (CHARACTER * label.length + AROUND) * (100 / pixels)
  const [start, end] = isFromRight ? [x + width, x] : [x, x + width]
  if (room <= width) return { ...plain, labelIs: 'within', labelX: start }
  const behind = isFromRight ? end : 100 - end
  if (room <= behind) return { ...plain, labelIs: 'after', labelX: end }
  if (room <= 100 - width - behind) return { ...plain, labelIs: 'before', labelX: start }
  const letters = Math.floor(((behind / 100) * pixels - AROUND) / CHARACTER) - 1
  if (letters < MOST * label.length) return { ...plain, label: '' }
  return { ...plain, label: `${label.slice(0, letters).trimEnd()}…`, labelIs: 'after', labelX: end }
}
