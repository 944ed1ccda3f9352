import { kept, type Entries, type To } from './draft.ts'
import type { Resume } from './resume.ts'
import { shortened } from './shorten.ts'
import { ANY, iconFor } from './skill-icon.ts'

const MOST = 60

export function skillsFrom({ skills }: Resume, { leave, origins }: To): Entries<'expertise', 'skills'> {
  const known = new Set<string>()
  const different = skills.filter(({ name }) => {
    const isNew = !known.has(name.toLowerCase())
    known.add(name.toLowerCase())
    return isNew
  })
  const repeated = skills.length - different.length
  if (repeated > 0) leave(`skills (${repeated})`, 'stand in their list before')
  if (different.length > MOST) leave(`skills (${different.length - MOST})`, `stand after the first ${MOST}`)
  const tiles = different.slice(0, MOST).map(({ name, from }) => {
    const tile = { name: shortened(name, 60), icon: iconFor(name) }
    origins.set(tile, from)
    if (tile.icon === ANY) leave(tile.name, `has no logo in the icon sets, and got ${ANY}`)
    return tile
  })
  return tiles.length > 0 ? tiles : [kept('expertise', 'skills', 0)]
}
