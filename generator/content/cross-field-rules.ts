import type { Path } from './position.ts'

/** Checks that compare several fields. They also run on invalid content, so any field may be missing. */
export function crossFieldIssues(value: unknown): { path: Path; message: string }[] {
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
              message:
                'The link goes to the gallery, which has no projects. Write another URL, or "#" for no destination.',
            },
          ]
        : [],
    ),
    ...repeated(organisations, 'path').map((index) => ({
      path: ['companies', 'organisations', index, 'path'],
      message: `An earlier organisation already uses the path "${String(fieldOf(organisations[index], 'path'))}". Choose another path.`,
    })),
    ...projects.flatMap((project, index) =>
      typeof all === 'string' && fieldOf(project, 'category') === all
        ? [
            {
              path: ['gallery', 'projects', index, 'category'],
              message: `"${all}" is the name of the filter that shows all projects (ui.all). Choose another category name.`,
            },
          ]
        : [],
    ),
  ]
}

/** The indexes of the items whose `field` has the same value as in an earlier item. */
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
