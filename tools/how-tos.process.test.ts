import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeIn, sourceCopy } from '../generator/testing/source-copy.ts'
import { LAYOUTS } from '../model/compositions.ts'
import { CV_LAYOUT_NAMES } from '../model/cv-layouts.ts'

// The pages of docs/how-to/ are followed in one copy of the source, which is checked, built and asked once for all.

const SECTIONS = 'model/sections/index.ts'
const RULES = 'content/rules/index.ts'
const HOSTS = 'generator/hosting/hosting.ts'
const EDITS = 'editor/server/edits/edits.ts'
const OF_EDIT = 'editor/server/edits/swap.test.ts'
const CV_LAYOUTS = 'generator/outputs/cv/layouts'

type Copy = ReturnType<typeof sourceCopy>

const codeOf = (page: string, ...languages: string[]) =>
  languages.flatMap((language) => codeIn(`docs/how-to/${page}.md`, language))

/** Adds a line of import to a module, and a name to a list of it. */
function list(copy: Copy, file: string, line: string, from: string | RegExp, to: string) {
  copy.edit(file, /^/, `${line}\n`)
  copy.edit(file, from, to)
}

const FOLLOW: Record<string, (copy: Copy) => void> = {
  'add-a-section': (copy) => {
    const [module = ''] = codeOf('add-a-section', 'ts')
    copy.write('model/sections/patents.ts', module)
    const line = "import { patents } from './patents.ts'"
    list(copy, SECTIONS, line, '  certificates,\n', '  certificates,\n  patents,\n')
  },
  'add-a-language': (copy) => {
    // As the English file, with another first letter in each text.
    const english = copy.read('model/languages/en.yaml')
    copy.write('model/languages/sv.yaml', english.replaceAll(/^( +(?:- |\w+: )['"]?)(\p{L})/gmu, '$1Ö$2'))
  },
  'add-an-importer': (copy) => {
    const [format = ''] = codeOf('add-an-importer', 'js')
    const [module = ''] = codeOf('add-an-importer', 'ts')
    copy.edit('importers/formats.mjs', /^ {2}jsonResume: \{/m, `${format.trimEnd()}\n  jsonResume: {`)
    copy.write('importers/formats/example.ts', module)
    const line = "import { example } from './formats/example.ts'"
    list(copy, 'importers/importers.ts', line, /(?=^ {2}jsonResume,)/m, '  example,\n')
  },
  'add-a-rule': (copy) => {
    const [module = ''] = codeOf('add-a-rule', 'ts')
    const [cases = ''] = codeOf('add-a-rule', 'yaml')
    copy.write('content/rules/double-spaces.ts', module)
    copy.write('content/rules/double-spaces.cases.txt', cases)
    const line = "import { doubleSpaces } from './double-spaces.ts'"
    const rule = "\n  doubleSpaces: { of: 'written', find: doubleSpaces, isAdvice: true },\n} as const"
    list(copy, RULES, line, '\n} as const', rule)
  },
  'add-a-host': (copy) => {
    const [module = ''] = codeOf('add-a-host', 'ts')
    copy.write('generator/hosting/hosts/example.ts', module)
    list(copy, HOSTS, "import { example } from './hosts/example.ts'", '[netlify, ', '[example, netlify, ')
  },
  'add-an-output': (copy) => {
    const [module = ''] = codeOf('add-an-output', 'ts')
    const help = "  help: 'who made the site',\n"
    const renamed = module.replaceAll('humans.txt', 'humans.me').replace('text/plain', 'text/x-humans')
    copy.write('generator/outputs/humans.ts', renamed.replace(help, `${help}  link: { rel: 'alternate' },\n`))
    const line = "import { humans } from './humans.ts'"
    list(copy, 'generator/outputs/outputs.ts', line, '[sitemap, ', '[humans, sitemap, ')
  },
  'add-a-kind-of-edit': (copy) => {
    const [module = ''] = codeOf('add-a-kind-of-edit', 'ts')
    copy.write('editor/server/edits/swap.ts', module)
    const kind = "  | { kind: 'swap'; path: Path; index: number; other: number }\n"
    copy.edit('editor/protocol.ts', 'export type Edit =\n', `export type Edit =\n${kind}`)
    list(copy, EDITS, "import { swap } from './swap.ts'", '= { set, ', '= { swap, set, ')
    copy.edit('editor/client/use-content.ts', 'const SAID = {\n', "const SAID = {\n  swap: 'Exchanged',\n")
    copy.write(
      OF_EDIT,
      `import { expect, test } from 'vitest'
import { applyEdit } from '../apply-edit.ts'
import { changeIn, movedPath } from './edits.ts'

test('exchanges two entries', () => {
  const sent = { file: 'site.yaml', edit: { kind: 'swap', path: ['a'], index: 0, other: 2 }, old: null }
  const { edit } = changeIn(Buffer.from(JSON.stringify(sent)))
  expect(applyEdit('a:\\n  # one\\n  - 1\\n  - 2 # two\\n  - 3\\n', edit)).toBe('a:\\n  - 3\\n  - 2 # two\\n  # one\\n  - 1\\n')
  expect(movedPath(['a', 2, 'b'], edit)).toEqual(['a', 0, 'b'])
})
`,
    )
  },
  'add-a-composition': (copy) => {
    const [page = '', style = '', line = ''] = codeOf('add-a-composition', 'tsx', 'css', 'ts')
    copy.write('src/compositions/plain/plain.tsx', page)
    copy.write('src/compositions/plain/plain.module.css', style)
    copy.edit('model/compositions.ts', '} as const satisfies', `  ${line}} as const satisfies`)
  },
  'add-a-cv-layout': (copy) => {
    const [typst = '', word = ''] = codeOf('add-a-cv-layout', 'typ', 'ts')
    copy.write(`${CV_LAYOUTS}/plain.typ`, typst)
    copy.write(`${CV_LAYOUTS}/plain.ts`, word)
    copy.edit('model/cv-layouts.ts', '} as const satisfies', "  plain: 'Large letters.',\n} as const satisfies")
    const line = "import { plain } from './plain.ts'"
    list(copy, `${CV_LAYOUTS}/layouts.ts`, line, /(?<=WORD_LAYOUTS\b[^}]*) \}/, ', plain }')
  },
}

/** Of preparing, on a machine that has much other work. */
const SLOW_MACHINE = 600_000

describe('what the how-tos add', () => {
  let copy: Copy
  let page: string
  beforeAll(() => {
    copy = sourceCopy(mkdtempSync(join(tmpdir(), 'how-tos-')))
    for (const follow of Object.values(FOLLOW)) follow(copy)
    for (const part of ['node', 'browser']) copy.run(`tsc -p tsconfig.${part}.json --noEmit`)
    const checks =
      'tools/schema content/rules/cases.test.ts content/languages.test.ts importers/values/headings.test.ts'
    copy.run(`vitest run ${checks} ${OF_EDIT} --update`)

    const entry = "{ name: Tides by wire, office: Patent Office, date: '2019', address: https://patents.example/1 }"
    const patents = `patents:\n  title: Granted Patents\n  label: Patents\n  entries:\n    - ${entry}\n`
    const sample = copy.read('sample/site.yaml').replace('language: en', 'language: sv')
    const looks = sample.replace(/^cv:$/m, 'cv:\n  layout: plain').replace(/$/, '\nlook:\n  layout: plain\n')
    copy.write('sample/site.yaml', looks.replace(/^footer:/m, `${patents}\nfooter:`))
    copy.run('node cli/vitafolio.mjs build', { SITE_CONTENT: 'sample' })
    page = copy.read('dist/index.html')
  }, SLOW_MACHINE)
  afterAll(() => rmSync(copy.folder, { recursive: true }))

  test('a section is on the page, in the bar, in the CV, in the résumé, in the schema and in the reference', () => {
    expect(page).toMatch(/<section id="patents"[^>]*>.*Granted Patents.*Tides by wire/)
    expect(page).toMatch(/<a [^>]*href="#patents"/)
    expect(copy.read('dist/cv.md')).toContain(
      '## Patents\n\n### [Tides by wire](https://patents.example/1)\n\n2019 · Patent Office',
    )
    const { meta } = JSON.parse(copy.read('dist/resume.json'))
    const written = { name: 'Tides by wire', office: 'Patent Office', date: '2019', url: 'https://patents.example/1' }
    expect(meta.patents).toEqual([written])
    expect(copy.read('schema/site.schema.json')).toContain('"The title of the patent."')
    expect(copy.read('docs/fields.md')).toContain('### `patents.entries[]`')
  })

  test('a section is imported and can be translated, and a language is that of an import', () => {
    const patent = { title: 'Tides by wire', issuer: 'Patent Office', date: '2019' }
    const work = [{ position: 'Engineer' }]
    const resume = { meta: { language: 'sv' }, basics: { name: 'Ada' }, work, patents: [patent] }
    copy.write('resume.json', JSON.stringify(resume))
    copy.run('node cli/vitafolio.mjs import resume.json')
    const site = copy.read('content/site.yaml')
    expect(site).toContain('title: ÖExperience')
    const entry = '  entries:\n    - name: Tides by wire\n      office: Patent Office\n'
    expect(site).toMatch(new RegExp(`patents:\n  title: Ö?Patents\n  label: Ö?Patents\n${entry}`))
    copy.run('node cli/vitafolio.mjs translate de')
    expect(copy.read('content/site.de.yaml')).toContain('- sv: Tides by wire\n  de: ""')
  })

  test('a language is that of page and CV', () => {
    expect(page).toContain('<html lang="sv"')
    expect(page).toContain('>ÖMenu<')
    expect(page).toContain('juni 2023')
    expect(copy.read('dist/cv.md')).toContain('## ÖSkills')
  })

  test('a format is imported, and named in the help and the README', () => {
    const name = 'a CV of the Example editor (File, Export)'
    expect(copy.run('node cli/vitafolio.mjs import --help')).toContain(name)
    expect(copy.read('README.md')).toContain(name)
    copy.write('cv.example', '%CV\nAda Lovelace\n')
    expect(copy.run('node cli/vitafolio.mjs import cv.example 2>&1 || true')).toContain('read as an Example CV')
  })

  test('a rule is checked by the doctor, and its cases are run', () => {
    const message = 'The text has two spaces in a row. Remove one of them.'
    const cases = copy.read('content/rules/double-spaces.cases.txt')
    expect(cases.match(/^=> .*/gm)).toEqual([`=> warning 1:24 profile.experience: ${message}`])
    copy.edit('tests/contents/short/site.yaml', 'role: Leiterin', 'role: Leiterin  Betrieb')
    expect(copy.run('node cli/vitafolio.mjs doctor', { SITE_CONTENT: 'tests/contents/short' })).toContain(
      `warning: tests/contents/short/site.yaml:18:13 history.entries[0].role: ${message}`,
    )
  })

  test('a host gets its file, an output its file, media type and link, and their names are taken', () => {
    const headers = copy.read('dist/headers.txt')
    expect(headers).toContain('/* X-Content-Type-Options: nosniff\n')
    expect(headers).toContain('/assets/* Cache-Control: public, max-age=31536000, immutable\n')
    expect(copy.read('dist/humans.me')).toMatch(/^Alex Example, DevOps Engineer/)
    expect(copy.read('dist/_headers')).toContain('/humans.me\n  Content-Type: text/x-humans; charset=utf-8')
    expect(copy.read('dist/vercel.json')).toContain('text/x-humans')
    expect(copy.read('dist/_nginx-headers.conf')).toContain('"text/x-humans; charset=utf-8" me;')
    expect(page).toContain('<link rel="alternate" href="/humans.me"/>')
    for (const file of ['headers.txt', 'humans.me']) copy.write(`sample/files/${file}`, 'mine')
    const found = copy.run('node cli/vitafolio.mjs doctor || true', { SITE_CONTENT: 'sample' })
    expect(found).toContain('sample/files/headers.txt: The build writes a file of this name itself.')
    expect(found).toContain('sample/files/humans.me: The build writes a file of this name itself.')
  })

  test('a composition is the page, and the only one in the script', () => {
    expect(page).toMatch(/<h1 tabindex="-1">DevOps &amp; Infrastructure Expert<\/h1>/)
    expect(page).toContain('<section id="gallery"')
    expect(copy.read('dist/foundation/index.html')).toMatch(/<main id="routed">.*<h1 /)
    for (const other of LAYOUTS) expect(page).not.toContain(`class="${other}-`)
    expect(page).not.toContain('data-part="hero"')
  })

  test('a layout of the CV is its look', async () => {
    const pdf = await getDocumentProxy(new Uint8Array(readFileSync(join(copy.folder, 'dist/cv.pdf'))))
    expect((await extractText(pdf)).text[0]).toContain('DevOps Engineer & Cloud Architect & Data Engineer')
    const { items } = await (await pdf.getPage(1)).getTextContent()
    expect(items[0]).toMatchObject({ str: 'Alex Example', height: 30 })
  })
})

test('without a section, a rule, a host and the layouts but one, everything else has its types and builds', () => {
  const copy = sourceCopy()
  const takeOut = (folder: string, module: string, name: string, file: string, entry: string | RegExp, rest = '') => {
    copy.remove(`${folder}/${module}.ts`)
    copy.edit(file, new RegExp(`^import \\{ ${name} \\} .*\\n`, 'm'), '')
    copy.edit(file, entry, rest)
  }
  takeOut('model/sections', 'certificates', 'certificates', SECTIONS, '  certificates,\n')
  takeOut('content/rules', 'phones', 'phones', RULES, /^ {2}phones: .*\n/m)
  takeOut('generator/hosting/hosts', 'vercel', 'vercel', HOSTS, ', vercel]', ']')
  for (const layout of CV_LAYOUT_NAMES.filter((name) => name !== 'standard')) {
    copy.remove(`${CV_LAYOUTS}/${layout}.typ`)
    copy.edit('model/cv-layouts.ts', new RegExp(`^ {2}${layout}: .*\\n`, 'm'), '')
    takeOut(CV_LAYOUTS, layout, layout, `${CV_LAYOUTS}/layouts.ts`, `, ${layout}`)
  }
  // Tests name what is out.
  copy.edit('tsconfig.node.json', '"exclude": [', '"exclude": ["**/*.test.ts", ')
  copy.run('tsc -p tsconfig.node.json --noEmit')
  copy.run('vite build --logLevel warn', { SITE_CONTENT: 'sample' })
  expect(copy.read('dist/index.html')).toContain('<section id="history"')
})
