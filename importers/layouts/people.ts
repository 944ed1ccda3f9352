import { bogumila } from './people/bogumila.ts'
import { desmond } from './people/desmond.ts'
import { inaki } from './people/inaki.ts'
import { maelys } from './people/maelys.ts'
import { maren } from './people/maren.ts'
import { ottavia } from './people/ottavia.ts'
import { radovan } from './people/radovan.ts'
import { tjorven } from './people/tjorven.ts'
import { wietske } from './people/wietske.ts'
import type { Person } from './person.ts'

/** Nobody of them exists, and none of their employers and schools does. */
export const PEOPLE: readonly Person[] = [maren, desmond, tjorven, maelys, inaki, bogumila]

/** Others, to see whether a reader knows more than the CVs that it was written with. */
export const OTHERS: readonly Person[] = [ottavia, wietske, radovan]
