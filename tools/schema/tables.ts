import { LANGUAGE_OUTPUTS, SITE_OUTPUTS } from '../../generator/outputs/outputs.ts'
import { IMPORTERS } from '../../importers/importers.ts'

/** The page that lists the files of a site, from the list of outputs. */
export function outputsPage(): string {
  const rowsOf = (outputs: readonly { path: string; help: string; mediaType: string }[], folder: string) =>
    outputs.map(({ path, help, mediaType }) => [`\`${folder}${path}\``, help, `\`${mediaType}\``])
  const inLanguages = rowsOf(LANGUAGE_OUTPUTS, '/')
  const ofSite = rowsOf(SITE_OUTPUTS, '/')
  return `<!-- Generated from generator/outputs/outputs.ts. To update it, run \`npm run schema\`. -->

# The files of the site

\`dist/\` has a page for every address, the code and fonts in \`assets/\`, your pictures in \`images/\`,
your diagrams in \`diagrams/\` (\`/diagrams/*.svg\`, which pages load and "Enlarge" opens), and your own files. Beside them, it has:

${table(['File', 'What it is', 'Media type'], [...inLanguages, ...ofSite])}

In a site with several languages, each has the first ${inLanguages.length} of them below its own path, such as \`/de/cv.pdf\`.
`
}

const START = '<!-- formats: npm run schema -->'
const END = '<!-- end of formats -->'

/** The README with the table of formats that can be imported. */
export function updateFormats(readme: string): string {
  const [before = '', rest = ''] = readme.split(START)
  const [, after = ''] = rest.split(END)
  const rows = IMPORTERS.map(({ files: { example, description } }) => [`\`${example}\``, description])
  return `${before}${START}\n\n${table(['FILE', 'What it is'], rows)}\n\n${END}${after}`
}

/** A table in Markdown with aligned columns. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0), title.length),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)].join('\n')
}
