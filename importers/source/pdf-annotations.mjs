import { areaOf } from './pdf-place.mjs'

/** @typedef {any} Annotation pdf.js has no type for annotations */

const HIDDEN = 2
const NO_VIEW = 32
const SIZE = 10
/** From the edge of a field to its text, in points. */
const PADDING = 2
const LINE = 1.2
const CHARACTER = 0.5

/**
 * @param {readonly Annotation[]} annotations
 * @param {readonly number[]} transform
 */
export function linkAreas(annotations, transform) {
  return annotations.flatMap(({ url, rect }) =>
    url && rect ? [{ url: withoutRedirect(url), ...areaOf(transform, rect) }] : [],
  )
}

/**
 * The values of form fields, and the texts of notes on the page.
 * @param {readonly Annotation[]} annotations
 * @param {readonly number[]} transform
 */
export function formRuns(annotations, transform) {
  return annotations.flatMap((annotation) => {
    if ((annotation.annotationFlags & (HIDDEN | NO_VIEW)) !== 0 || !annotation.rect) return []
    const { left, top, bottom } = areaOf(transform, annotation.rect)
    const lines = valueOf(annotation).split(/\r\n?|\n/)
    const isLine = !annotation.multiLine && lines.length === 1
    const size = annotation.defaultAppearanceData?.fontSize || SIZE
    const first = isLine ? (top + bottom) / 2 + size / 3 : top + PADDING + size
    return lines.flatMap((text, index) =>
      text.trim() === ''
        ? []
        : [
            {
              text,
              x: left + PADDING,
              y: first + index * size * LINE,
              width: text.length * size * CHARACTER,
              size,
              font: 'form',
            },
          ],
    )
  })
}

/**
 * @param {Annotation} annotation
 * @returns {string}
 */
function valueOf({ subtype, fieldType, fieldValue, contentsObj }) {
  if (subtype === 'FreeText') return contentsObj?.str ?? ''
  if (subtype !== 'Widget' || (fieldType !== 'Tx' && fieldType !== 'Ch')) return ''
  return [fieldValue ?? ''].flat().join(', ')
}

/**
 * Europass leads to each address by one of its own.
 * @param {string} url
 * @returns {string}
 */
function withoutRedirect(url) {
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  const target = parsed?.hostname === 'europa.eu' ? parsed.searchParams.get('url') : undefined
  return target ?? url
}
