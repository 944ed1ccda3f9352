import { allOf, attributeOf, childOf, childrenOf, type Element, nameOf, switchOf, valueOf } from './word-xml.ts'

/** A tabulator, in points from the left margin. */
export type TabStop = { at: number; isRight: boolean }

/** What is known of a paragraph or a text. Sizes are in points. */
export type Style = {
  size?: number
  isBold?: boolean
  isItalic?: boolean
  isHidden?: boolean
  heading?: number
  isTitle?: boolean
  list?: { id: string; level: number } | undefined
  indent?: number
  first?: number
  tabs?: readonly TabStop[]
}

/** Properties that are said in both places. The second has the last word. */
export function merge(style: Style, own: Style): Style {
  return { ...style, ...own, tabs: [...(style.tabs ?? []), ...(own.tabs ?? [])] }
}

const HEADING = /^heading ([1-9])$/i
const TWIPS = 20
const MAX_STYLES = 50

export type Styles = {
  /** The style of this id, with those that it is based on. */
  styleOf: (id: string | undefined) => Style
  /** The style of paragraphs that name none. */
  plain: Style
  /** Whether a list shows bullets or numbers, and its indent. */
  listOf: (list: { id: string; level: number }) => Style & { isShown: boolean }
}

export function stylesOf(styles: Element | undefined, numbering: Element | undefined): Styles {
  const elements = new Map(
    (styles ? childrenOf(styles) : []).flatMap((element) => {
      const id = attributeOf(element, 'styleId')
      return nameOf(element) === 'style' && id !== undefined ? [[id, element]] : []
    }),
  )
  const known = new Map<string, Style>()
  const styleOf = (id: string | undefined, depth = 0): Style => {
    const element = id === undefined ? undefined : elements.get(id)
    if (id === undefined || element === undefined || depth > MAX_STYLES) return {}
    const style = known.get(id) ?? merge(styleOf(valueOf(element, 'basedOn'), depth + 1), ownStyle(element))
    known.set(id, style)
    return style
  }
  const defaults = childOf(styles, 'docDefaults')
  const normal = [...elements].find(
    ([, element]) => attributeOf(element, 'type') === 'paragraph' && attributeOf(element, 'default') === '1',
  )
  const base = merge(
    textStyle(childOf(childOf(defaults, 'rPrDefault'), 'rPr')),
    paragraphStyle(childOf(childOf(defaults, 'pPrDefault'), 'pPr')),
  )
  return { styleOf, plain: merge(base, styleOf(normal?.[0])), listOf: listsIn(numbering) }
}

function ownStyle(element: Element): Style {
  const name = valueOf(element, 'name') ?? ''
  const level = HEADING.exec(name)?.[1]
  const own = merge(textStyle(childOf(element, 'rPr')), paragraphStyle(childOf(element, 'pPr')))
  const isTitle = name.toLowerCase() === 'title'
  if (isTitle || level !== undefined) return { ...own, heading: Math.min(Number(level ?? 1), 6), isTitle }
  return own
}

export function textStyle(properties: Element | undefined): Style {
  const size = Number(valueOf(properties, 'sz'))
  const isBold = switchOf(properties, 'b')
  const isItalic = switchOf(properties, 'i')
  const isHidden = switchOf(properties, 'vanish')
  return {
    ...(size > 0 && { size: size / 2 }),
    ...(isBold !== undefined && { isBold }),
    ...(isItalic !== undefined && { isItalic }),
    ...(isHidden !== undefined && { isHidden }),
  }
}

export function paragraphStyle(properties: Element | undefined): Style {
  const numbers = childOf(properties, 'numPr')
  const id = valueOf(numbers, 'numId')
  const level = Number(valueOf(numbers, 'ilvl') ?? 0)
  const outline = Number(valueOf(properties, 'outlineLvl') ?? 9)
  const tabs = childrenOf(childOf(properties, 'tabs') ?? { children: [] }).filter(
    (tab) => attributeOf(tab, 'val') !== 'clear' && attributeOf(tab, 'val') !== 'bar',
  )
  return {
    ...indentOf(properties),
    ...(id !== undefined && { list: id === '0' ? undefined : { id, level } }),
    ...(outline < 6 && { heading: outline + 1 }),
    tabs: tabs.map((tab) => ({
      at: Number(attributeOf(tab, 'pos') ?? 0) / TWIPS,
      isRight: ['right', 'end', 'decimal'].includes(attributeOf(tab, 'val') ?? ''),
    })),
  }
}

function indentOf(properties: Element | undefined): Style {
  const indent = childOf(properties, 'ind')
  const pointsOf = (...names: string[]) => {
    const value = names.map((name) => attributeOf(indent, name)).find((each) => each !== undefined)
    return value === undefined ? undefined : Number(value) / TWIPS
  }
  const left = pointsOf('left', 'start')
  const hanging = pointsOf('hanging')
  const first = hanging === undefined ? pointsOf('firstLine') : -hanging
  return { ...(left !== undefined && { indent: left }), ...(first !== undefined && { first }) }
}

function listsIn(numbering: Element | undefined): Styles['listOf'] {
  const all = numbering ? childrenOf(numbering) : []
  const kinds = new Map(all.map((each) => [attributeOf(each, 'abstractNumId'), each]))
  const lists = new Map(
    all
      .filter((each) => nameOf(each) === 'num')
      .map((each) => [attributeOf(each, 'numId'), valueOf(each, 'abstractNumId')]),
  )
  return ({ id, level }) => {
    const kind = kinds.get(lists.get(id))
    const levels = kind ? allOf(kind, 'lvl') : []
    const own = levels.find((each) => attributeOf(each, 'ilvl') === String(level))
    return { ...indentOf(childOf(own, 'pPr')), isShown: valueOf(own, 'numFmt') !== 'none' }
  }
}
