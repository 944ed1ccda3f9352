// Writes extreme contents for the browser tests. All use the images of the sample.
// short: in German, with one item of each kind. long: long texts in three alphabets.
// bare: only required fields, in another order. full: as many items as an owner may have.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'

const SAMPLE = 'sample'
const FOLDER = 'node_modules/.site/contents'

const sample = parse(readFileSync(join(SAMPLE, 'site.yaml'), 'utf8'))
const [company, school] = sample.companies.organisations
const { animations: _, ...withoutAnimations } = sample

const short = {
  ...withoutAnimations,
  language: 'de',
  name: 'Zoë Großmann',
  title: 'Zoë Großmann',
  description: 'Plattform-Ingenieurin in Görlitz: Kubernetes, Terraform und Nächte, in denen nichts klingelt.',
  profile: { ...sample.profile, title: 'Plattform-Ingenieurin', location: 'Görlitz', availability: 'Verfügbar' },
  expertise: { ...sample.expertise, label: 'Kompetenzschwerpunkte', skills: sample.expertise.skills.slice(0, 1) },
  companies: {
    ...sample.companies,
    label: 'Unternehmensgruppe',
    organisations: [
      {
        ...company,
        path: '/werk',
        name: 'Softwareentwicklungsgesellschaft',
        legalName: 'Großmann & Söhne GmbH',
        features: ['Betrieb'],
        phone: '112 / 4',
        email: 'post@example.com',
        about: { title: 'Über uns', paragraphs: ['Wir halten Anlagen am Laufen.'] },
        offers: { title: 'Leistungen', items: company.offers.items.slice(0, 1) },
      },
    ],
  },
  gallery: {
    ...sample.gallery,
    label: 'Projektübersicht',
    projects: [
      { ...sample.gallery.projects[0], title: 'Umzug', category: 'Betrieb', description: 'Alles, bis auf eins.' },
    ],
  },
  history: {
    ...sample.history,
    label: 'Berufserfahrungen',
    entries: [{ period: 'seit 2019', role: 'Leiterin', description: 'Führt den Betrieb.' }],
  },
  footer: { ...sample.footer, links: [], profiles: [] },
  ui: { ...sample.ui, cv: 'Lebenslauf', experience: 'Werdegang' },
}

const long = {
  ...sample,
  language: 'en-GB',
  name: 'Ελένη Živković-Ждановић “O’Neil” von Hohenlohe-Waldenburg',
  profile: {
    ...sample.profile,
    email: 'eleni.zivkovic-zdanovic@example.com',
    title: 'Engineer of platforms, pipelines & warehouses; <script>alert(1)</script>, #set, $x$ and *stars*',
  },
  expertise: {
    ...sample.expertise,
    skills: list(60, (n) => ({ name: `Skill ${n} of C++/C# & Łódź`, icon: sample.expertise.skills[n % 13].icon })),
  },
  companies: {
    ...sample.companies,
    organisations: [company, school, { ...school, path: '/third', legalName: 'Third, Inc.' }],
  },
  gallery: {
    ...sample.gallery,
    projects: list(60, (n) => ({
      ...sample.gallery.projects[n % 6],
      title: `Project ${n}: efficient “finding” of flaws`,
    })),
  },
  history: {
    ...sample.history,
    entries: list(20, (n) => ({
      period: `${2026 - n} - ${2027 - n}`,
      role: `Role ${n}`,
      ...(n % 2 === 0 && { employer: `Employer ${n} & Co.` }),
      description: `What ${n} came to. `.repeat(9).trim(),
    })),
  },
  footer: {
    ...sample.footer,
    profiles: list(8, (n) => ({
      label: `Network ${n}`,
      icon: 'tabler:link',
      address: `https://network-${n}.example.com/a?b=${n}&c=%20`,
    })),
  },
}

const { history, expertise, companies, gallery, ...others } = withoutAnimations
const { phone: ___, ...companyWithoutPhone } = company

const bare = {
  ...others,
  history: { ...history, entries: history.entries.slice(0, 1) },
  companies: { ...companies, organisations: [companyWithoutPhone] },
  gallery: { ...gallery, projects: [] },
  expertise: { ...expertise, skills: [{ name: 'SQL', icon: 'tabler:database' }] },
  footer: { ...sample.footer, links: [], profiles: [] },
}

const full = {
  ...sample,
  name: 'Maximiliane von Hohenlohe-Waldenburg-Schillingsfürst',
  expertise: {
    ...expertise,
    skills: list(60, (n) => ({ name: `Infrastructure as code, part ${n}`, icon: expertise.skills[n % 13].icon })),
  },
  companies: {
    ...companies,
    organisations: list(8, (n) => ({ ...company, path: `/organisation-${n}`, name: `Organisation number ${n}` })),
  },
  gallery: {
    ...gallery,
    projects: list(200, (n) => ({ ...gallery.projects[n % 6], title: `Project ${n}`, category: `Category ${n % 25}` })),
  },
  history: {
    ...history,
    entries: list(40, (n) => ({ ...history.entries[n % 3], period: `${2026 - n} - ${2027 - n}` })),
  },
  footer: {
    ...sample.footer,
    links: list(20, (n) => ({ label: `Link ${n}`, address: '#' })),
    profiles: list(14, (n) => ({
      label: `Network ${n}`,
      icon: 'tabler:link',
      address: `https://network-${n}.example.com/`,
    })),
  },
}

rmSync(FOLDER, { recursive: true, force: true })
for (const [name, content] of Object.entries({ short, long, bare, full })) {
  mkdirSync(join(FOLDER, name), { recursive: true })
  writeFileSync(join(FOLDER, name, 'site.yaml'), stringify(content))
  for (const folder of ['images', 'animations'])
    cpSync(join(SAMPLE, folder), join(FOLDER, name, folder), { recursive: true })
}

/**
 * @template Item
 * @param {number} count
 * @param {(n: number) => Item} make
 */
function list(count, make) {
  return Array.from({ length: count }, (__, index) => make(index + 1))
}
