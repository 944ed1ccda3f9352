/** The layouts beside the default one, and the contents that the browser tests have in each: `full-trace`. */
const LAYOUTS = {
  trace: ['sample', 'short', 'full', 'long', 'translated', 'diagrams'],
  status: ['sample', 'short', 'full'],
  threads: ['sample', 'full', 'long'],
}

export const LAYOUT_SITES = Object.entries(LAYOUTS).flatMap(([layout, contents]) =>
  contents.map((content) => ({ name: `${content}-${layout}`, content, layout })),
)
