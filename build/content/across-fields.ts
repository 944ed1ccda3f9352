import type { Path } from './place.ts'

/** What one field alone does not tell, found also beside other mistakes: the value may lack anything. */
export function mistakesAcross(value: unknown): { path: Path; message: string }[] {
  const organisations = listIn(value, 'companies', 'organisations')
  const projects = listIn(value, 'gallery', 'projects')
  const all = fieldOf(fieldOf(value, 'ui'), 'all')
  const links = listIn(value, 'footer', 'links')
  const isEmpty = Array.isArray(fieldOf(fieldOf(value, 'gallery'), 'projects')) && projects.length === 0
  return [
    ...links.flatMap((link, index) =>
      isEmpty && fieldOf(link, 'address') === '#gallery'
        ? [
            {
              path: ['footer', 'links', index, 'address'],
              message: 'leads to the projects, and there are none; write another address, or # for nowhere yet',
            },
          ]
        : [],
    ),
    ...repeated(organisations, 'path').map((index) => ({
      path: ['companies', 'organisations', index, 'path'],
      message: `"${String(fieldOf(organisations[index], 'path'))}" is taken by the organisation before; give each its own path`,
    })),
    ...projects.flatMap((project, index) =>
      typeof all === 'string' && fieldOf(project, 'category') === all
        ? [
            {
              path: ['gallery', 'projects', index, 'category'],
              message: `"${all}" is the filter that shows every project (ui.all); choose another word`,
            },
          ]
        : [],
    ),
  ]
}

/** The places in a list where `field` holds what an earlier entry holds. */
function repeated(list: readonly unknown[], field: string): number[] {
  const values = list.map((entry) => fieldOf(entry, field))
  return values.flatMap((value, index) => (typeof value === 'string' && values.indexOf(value) < index ? [index] : []))
}

function listIn(value: unknown, ...path: string[]): readonly unknown[] {
  const list = path.reduce(fieldOf, value)
  return Array.isArray(list) ? list : []
}

function fieldOf(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === field)?.[1]
    : undefined
}
