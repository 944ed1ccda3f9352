import { bogumila } from './people/bogumila.ts'
import { desmond } from './people/desmond.ts'
import { inaki } from './people/inaki.ts'
import { maelys } from './people/maelys.ts'
import { maren } from './people/maren.ts'
import { tjorven } from './people/tjorven.ts'
import type { Person } from './person.ts'

/** Nobody of them exists, and none of their employers and schools does. */
export const PEOPLE = { maren, desmond, tjorven, maelys, inaki, bogumila } as const satisfies Record<string, Person>
