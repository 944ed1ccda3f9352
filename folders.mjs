// An oxlint plugin: which folder may import which. docs/decisions/0002-folders-and-imports.md explains the table.
import { dirname, join, relative, sep } from 'node:path'

/** What a page gets: types alone. The site knows nothing else of ours. */
const VIEW = 'model/view.ts'
/** The only door of its folder. */
const CONTENT = 'content/content.ts'
/** Only the dev server's pages have marks. */
const MARKS = 'model/marks.ts'
/** What names addresses and files. */
const SLUG = 'lib/slug.ts'
/** How a number of things is said, also in the browser. */
const COUNTED = 'lib/counted-as.ts'
/** The table of the pages' colours, which generator/look/ recolours. */
const COLOURS = 'src/styles/colours.ts'
/** The file of the last import, and what became of its texts. */
const COMPARISON = ['importers/compare.ts', 'importers/kept-file.ts']
/** What an import has read, and what it writes. */
const IMPORT = [
  'importers/formats.mjs',
  'importers/report.ts',
  'importers/write/sample-files.ts',
  'importers/write/write-import.ts',
]
/** What loads TypeScript in a process of its own. */
const LOADER = 'cli/typescript.mjs'
/** What writes the content, for the page and for commands. */
const ENGINE = ['editor/protocol.ts', 'editor/protocol', 'editor/server/content-editor.ts']

/**
 * A folder, and the folders and files that it may import beside itself. Files directly in src/ may import all of it.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const ALLOWED = {
  model: [],
  'src/styles': [],
  'src/navigation': [VIEW],
  'src/ui': ['src/navigation', 'src/styles', VIEW, MARKS],
  'src/theme': ['src/ui', 'src/styles'],
  'src/sections': ['src/ui', 'src/navigation', VIEW],
  'src/pages': ['src/sections', 'src/ui', 'src/navigation', VIEW],
  'src/compositions': ['src/pages', 'src/sections', 'src/theme', 'src/ui', 'src/navigation', VIEW],
  src: ['src', VIEW],
  lib: ['model'],
  'generator/look': ['lib', COLOURS, 'model'],
  'generator/fonts': ['generator/look', 'lib', 'model'],
  'generator/images': ['lib', 'model'],
  'generator/diagrams': ['generator/fonts', 'generator/images', 'lib', 'model'],
  content: ['generator/diagrams', 'generator/fonts', 'generator/images', 'generator/look', 'lib', 'model'],
  'generator/resolve': [CONTENT, 'generator/diagrams', 'generator/images', 'generator/look', 'lib', 'model'],
  'generator/outputs': [
    'generator/resolve',
    CONTENT,
    'generator/diagrams',
    'generator/fonts',
    'generator/look',
    'lib',
    COLOURS,
    'model',
  ],
  'generator/testing': ['generator', CONTENT, 'lib', 'model'],
  'generator/hosting': ['generator/outputs', 'lib', 'model'],
  generator: ['generator', CONTENT, 'lib', 'model'],
  'importers/source': ['importers/values', 'lib', 'model'],
  'importers/values': ['importers', CONTENT, 'generator/fonts', 'generator/images', 'lib', 'model'],
  'importers/formats': ['importers', CONTENT, 'lib', 'model'],
  'importers/write': ['importers', CONTENT, 'generator/fonts', 'generator/images', 'lib', 'model'],
  importers: ['importers', CONTENT, 'generator/fonts', 'generator/images', 'lib', 'model'],
  'editor/client': ['editor/protocol.ts', 'editor/protocol', MARKS, SLUG, COUNTED],
  'editor/server': [
    'editor/protocol.ts',
    'editor/protocol',
    ...COMPARISON,
    ...IMPORT,
    LOADER,
    'generator',
    CONTENT,
    'lib',
    'model',
  ],
  cli: [...ENGINE, 'importers', 'generator', CONTENT, 'lib', 'model'],
  tools: ['importers', 'cli', 'generator', CONTENT, 'lib', 'model'],
  tests: ['cli', 'tools', 'generator', CONTENT, 'lib'],
}

const folders = Object.keys(ALLOWED)

/** Only tests and their fixtures may import this. They may import everything. */
const FOR_TESTS = 'generator/testing'
const isTest = (/** @type {string} */ file) => /\.test\.ts$|\/fixtures\.ts$/.test(file)

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
      if (isTest(file)) return
      // A file of src/sections/ itself may import all of them.
      const isSection = from === 'src/sections' && to === from && file.split('/').length > 3
      const isOwn = isSection ? target.split('/')[2] === file.split('/')[2] : to === from
      const isListed = ALLOWED[from]?.some((path) => target === path || target.startsWith(`${path}/`))
      if (to === undefined || isOwn || (isListed && to !== FOR_TESTS)) return
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
