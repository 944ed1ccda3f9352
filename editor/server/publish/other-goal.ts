import { repositoryPage } from '../../../lib/repository-page.ts'
import type { TextOf } from './git.ts'

/** Where git itself would push a branch, if not to the branch of its name at the remote's address. */
export async function otherGoal(
  textOf: TextOf,
  branch: string,
  { name, address }: { name: string; address: string },
): Promise<string | undefined> {
  const addresses = (await textOf('config', '--get-all', `remote.${name}.pushurl`)).split('\n').filter(Boolean)
  const pageOf = (each: string) => repositoryPage(each) ?? each
  const other = addresses.find((each) => pageOf(each) !== pageOf(address))
  if (other !== undefined) return other
  const goal = await textOf('for-each-ref', '--format=%(push:lstrip=2)', `refs/heads/${branch}`)
  if (goal !== '') return goal === `${name}/${branch}` ? undefined : goal
  // git refuses such a push.
  const followed = await textOf('config', '--get', `branch.${branch}.merge`)
  const isOfRemote = (await textOf('config', '--get', `branch.${branch}.remote`)) === name
  const isOther = isOfRemote && followed !== '' && followed !== `refs/heads/${branch}`
  return isOther ? `${name}/${followed.replace('refs/heads/', '')}` : undefined
}
