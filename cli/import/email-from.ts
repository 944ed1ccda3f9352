import { email as schema } from '../../schema/primitives.ts'
import type { Leave } from './draft.ts'
import type { Resume } from './resume.ts'

/** How the owner is written to. A number of theirs is not made public without being asked. */
export function emailFrom(resume: Resume, leave: Leave): { email?: string } {
  if (resume.phone.trim() !== '') {
    leave('basics.phone', 'is yours, and would be public; an organisation may have a number, in its phone')
  }
  const email = resume.email.replace(/^mailto:/i, '').trim()
  if (schema.safeParse(email).success) return { email }
  if (email !== '') leave('basics.email', 'is no e-mail address')
  return {}
}
