// An oxlint plugin: which folder may import which. docs/decisions/0002-folders-and-imports.md explains the table.
import { dirname, join, relative, sep } from 'node:path'

/** A folder, and the folders that it may import beside itself. Files directly in src/ may import all of it. */
const ALLOWED = {
  model: [],
  'src/styles': [],
  'src/ui': ['src/styles', 'model'],
  'src/theme': ['src/ui', 'src/styles'],
  'src/head': ['model'],
  'src/sections': ['src/ui', 'model'],
  'src/pages': ['src/sections', 'src/ui', 'model'],
  'src/routing': ['src/pages', 'src/head', 'src/ui', 'model'],
  src: ['src', 'model'],
  generator: ['model'],
  cli: ['cli', 'generator', 'model'],
  tests: ['cli'],
  bench: ['cli'],
}

/** Only types may come from here into src/: zod stays out of the browser. */
const TYPES_ONLY = 'model/schema'

const folders = Object.keys(ALLOWED)

/** @param {string} file relative to the project, with slashes */
function folderOf(file) {
  return folders.find((folder) => file.startsWith(`${folder}/`))
}

const imports = {
  /** @param {any} context oxlint's types are not published for plugins */
  create(context) {
    const file = relative(process.cwd(), context.filename).split(sep).join('/')
    const from = folderOf(file)
    /** @param {any} node */
    const check = (node) => {
      const specifier = node.source?.value
      if (from === undefined || !specifier?.startsWith('.')) return
      const target = join(dirname(file), specifier).split(sep).join('/')
      const to = folderOf(target)
      const isSection = from === 'src/sections' && to === from
      const isOwn = isSection ? target.split('/')[2] === file.split('/')[2] : to === from
      const isAllowed = to === undefined || isOwn || ALLOWED[from].some((folder) => target.startsWith(`${folder}/`))
      const hasCode = node.importKind !== 'type' && file.startsWith('src/') && target.startsWith(`${TYPES_ONLY}/`)
      if (isAllowed && !hasCode) return
      context.report({ node, message: `${from}/ may not import ${target}. See the table in folders.mjs.` })
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    }
  },
}

export default { meta: { name: 'folders' }, rules: { imports } }
