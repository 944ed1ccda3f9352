import { email as emailSchema, phone as phoneSchema } from '../../schema/primitives.ts'
import type { Leave } from './draft.ts'
import type { Resume } from './resume.ts'

export type Contact = { email?: string; phone?: string }

/** How the owner is reached, as far as the site can link to it. */
export function contactFrom(resume: Resume, leave: Leave): Contact {
  const email = resume.email.replace(/^mailto:/i, '').trim()
  const phone = resume.phone.replace(/^tel:/i, '').replaceAll(/[‐-―]/g, '-').replaceAll('·', '.').trim()
  const isEmail = emailSchema.safeParse(email).success
  const isPhone = phoneSchema.safeParse(phone).success
  if (!isEmail && email !== '') leave('basics.email', 'is no e-mail address')
  if (!isPhone && phone !== '') leave('basics.phone', 'is no phone number of digits alone')
  return { ...(isEmail && { email }), ...(isPhone && { phone }) }
}
