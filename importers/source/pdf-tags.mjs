/**
 * What the tags of a PDF say of a text.
 * @typedef {object} Tag
 * @property {number} [heading] its level
 * @property {number} [block] the paragraph, heading, cell or item that it belongs to
 * @property {number} [item] the item of a list with a bullet or number
 * @property {boolean} [isLabel] whether it is the bullet or number itself
 */

/** @typedef {{ role?: string, children?: Node[], type?: string, id?: string }} Node */

const HEADING = /^H([1-6])?$/
const BLOCKS = new Set(['P', 'LI', 'TD', 'TH', 'Caption', 'BlockQuote'])
/** In a page's number of blocks. */
const PAGE = 100_000
const MAX_DEPTH = 200

/**
 * The tags of a page by the names of its marked contents.
 * @param {Node | null} tree
 * @param {number} page
 */
export function tagsOf(tree, page) {
  /** @type {Map<string, Tag>} */
  const tags = new Map()
  let block = page * PAGE
  /**
   * @param {Node} node
   * @param {Tag} around
   * @param {boolean} isOfItem whether it is the first text of an item
   */
  const visit = (node, around, isOfItem, depth = 0) => {
    if (depth > MAX_DEPTH) return
    const { role = '', children = [], id } = node
    if (node.type === 'content' && id !== undefined) tags.set(id, around)
    const heading = headingOf(role)
    let tag = around
    if (role === 'Lbl') tag = { ...around, isLabel: true }
    else if (heading !== undefined || (BLOCKS.has(role) && !(role === 'P' && isOfItem))) {
      block += 1
      const item = role === 'LI' && children.some((child) => child.role === 'Lbl') ? block : undefined
      tag = { block, ...(heading && { heading }), ...(item && { item }) }
    }
    for (const [index, child] of children.entries()) {
      visit(child, tag, role === 'LI' || (role === 'LBody' && index === 0), depth + 1)
    }
  }
  if (tree) visit(tree, {}, false)
  return tags
}

/** @param {string} role */
function headingOf(role) {
  if (role === 'Title') return 1
  const found = HEADING.exec(role)
  return found ? Number(found[1] ?? 1) : undefined
}
