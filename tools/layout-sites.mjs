/** The layouts beside the default one, and the contents that the browser tests have in each: `full-trace`. */
const LAYOUTS = ['trace', 'status']
const CONTENTS = ['sample', 'short', 'full', 'long', 'translated', 'diagrams']

export const LAYOUT_SITES = LAYOUTS.flatMap((layout) =>
  CONTENTS.map((content) => ({ name: `${content}-${layout}`, content, layout })),
)
