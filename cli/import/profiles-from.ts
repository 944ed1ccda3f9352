import { SECURED } from './addresses.ts'
import type { Entries, To } from './draft.ts'
import { isNetwork, profileOf } from './networks.ts'
import type { Resume } from './resume.ts'

export function profilesFrom({ accounts }: Resume, { leave, origins }: To): Entries<'footer', 'profiles'> {
  return accounts.flatMap((account) => {
    const profile = profileOf(account)
    if ('why' in profile) {
      leave(account.from, profile.why)
      return []
    }
    if (/^\s*http:/i.test(account.address) && !isNetwork(profile.address)) leave(`${account.from}.url`, SECURED)
    origins.set(profile, account.from)
    return [profile]
  })
}
