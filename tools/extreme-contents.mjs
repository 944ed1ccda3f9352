// Writes the contents of the browser tests, with the sample's images and animations.
// full: every section, and every field that the sample does not have, and a look of its own; translated: in four languages; short:
// in German, with required fields, one job and one skill (all in tests/contents/).
// long: long texts in three alphabets, and as many items as an owner may have. full-trace and its kind: in other layouts, without CVs.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, parseDocument, stringify } from 'yaml'
import { LAYOUT_SITES } from './layout-sites.mjs'

const FOLDER = 'node_modules/.site/contents'

const sample = parse(readFileSync('sample/site.yaml', 'utf8'))
const { history, companies, gallery, expertise, animations, footer } = sample
const [company, academy] = companies.organisations

const long = {
  ...sample,
  language: 'en-GB',
  look: { accent: 'navy', corners: 'round', headings: 'serif' },
  name: 'Ελένη Živković-Ждановић “O’Neil” von Hohenlohe-Waldenburg',
  profile: {
    ...sample.profile,
    email: 'eleni.zivkovic-zdanovic@example.com',
    title: 'Engineer of platforms, pipelines & warehouses; <script>alert(1)</script>, #set, $x$ and *stars*',
  },
  animations: { ...animations, loader: animations.profile },
  expertise: {
    ...expertise,
    skills: list(60, (n) => ({ name: `Skill ${n} of C++/C# & Łódź`, icon: expertise.skills[n % 13].icon })),
  },
  companies: {
    ...companies,
    organisations: list(8, (n) => ({
      ...(n % 2 === 0 ? academy : company),
      path: `/organisation-${n}`,
      name: `Organisation number ${n}`,
      phone: n === 8 ? '112 / 4' : company.phone,
    })),
  },
  gallery: {
    ...gallery,
    projects: list(200, (n) => ({
      ...gallery.projects[n % 6],
      title: `Project ${n}: efficient “finding” of flaws`,
      category: `Category ${n % 25}`,
    })),
  },
  history: {
    ...history,
    entries: list(40, (n) => ({
      period: `${2026 - n} - ${2027 - n}`,
      role: `Role ${n}`,
      ...(n % 2 === 0 && { employer: `Employer ${n} & Co.` }),
      description: `What ${n} came to. `.repeat(9).trim(),
      ...(n <= 2 && { highlights: list(n === 1 ? 12 : 6, (number) => `Highlight ${number} of job ${n}`) }),
    })),
  },
  footer: {
    ...footer,
    links: list(20, (n) => ({ label: `Link ${n}`, address: '#' })),
    profiles: list(14, (n) => ({
      label: `Network ${n}`,
      icon: 'tabler:link',
      address: `https://network-${n}.example.com/a?b=${n}&c=%20`,
    })),
  },
}

rmSync(FOLDER, { recursive: true, force: true })
// released-contents.test.ts reads the content of all releases. That of the last is built, for released.spec.ts.
const release = readdirSync('tests/contents/released').toSorted().at(-1)
for (const name of readdirSync('tests/contents')) {
  const source = join('tests/contents', name === 'released' ? `released/${release}/full` : name)
  cpSync(source, join(FOLDER, name), { recursive: true })
}
mkdirSync(join(FOLDER, 'long'))
writeFileSync(join(FOLDER, 'long/site.yaml'), stringify(long))
for (const name of readdirSync(FOLDER)) {
  const folder = join(FOLDER, name)
  for (const files of ['images', 'animations']) cpSync(join('sample', files), join(folder, files), { recursive: true })
}
for (const { name, content, layout } of LAYOUT_SITES) {
  const folder = join(FOLDER, name)
  cpSync(content === 'sample' ? content : join(FOLDER, content), folder, { recursive: true })
  const document = parseDocument(readFileSync(join(folder, 'site.yaml'), 'utf8'))
  document.setIn(['look', 'layout'], layout)
  if (content === 'long') document.set('cv', false) // It would take most of the time.
  writeFileSync(join(folder, 'site.yaml'), document.toString())
}

/**
 * @template Item
 * @param {number} count
 * @param {(n: number) => Item} make
 */
function list(count, make) {
  return Array.from({ length: count }, (__, index) => make(index + 1))
}
