import type { PublishProblem } from '../../protocol/publish.ts'
import { gitIn } from './git.ts'
import { ASK_MS } from './push.ts'
import { lastLine, refusalOf } from './refusals.ts'
import { readRepository, unreadable } from './repository.ts'

type Done = Promise<PublishProblem | undefined>

/** Makes a repository of the site's folder. */
export async function makeRepository(project: string): Done {
  const problem = await unreadable(project)
  if (problem) return problem
  const result = await gitIn(project)(['init', '--quiet', '--initial-branch', 'main'])
  return result.isOk ? undefined : { message: `git could not make a repository: ${lastLine(result.err)}` }
}

/** Writes who the owner is, for this repository alone. */
export async function setIdentity(project: string, name: string, email: string): Done {
  if (name.trim() === '' || /[<>\n]/.test(name)) return { message: 'Write your name, without < and >.' }
  if (!/^[^\s<>@]+@[^\s<>@]+$/.test(email.trim()))
    return { message: 'Write an e-mail address, such as me@posteo.example.' }
  const git = gitIn(project)
  for (const [key, value] of [
    ['user.name', name.trim()],
    ['user.email', email.trim()],
  ] as const) {
    const result = await git(['config', '--local', key, value])
    if (!result.isOk) return { message: `git could not write it: ${lastLine(result.err)}` }
  }
  return undefined
}

/** The address of a repository as git takes it: also from that of one of its pages. */
export function remoteAddress(written: string): string | PublishProblem {
  const address = written.trim()
  if (/^(?:ssh:\/\/)?\w[\w.-]*@\w[\w.-]*(?::\d+)?[:/][\w~][^\s?#]*$/.test(address)) return address
  if (!/^https:\/\/[^\s/]+\/[^\s?#]+/i.test(address) || !URL.canParse(address))
    return {
      message: 'This is not the address of a repository.',
      cure: 'Copy it from the page of the repository: it begins with https:// or git@.',
    }
  const { username, password, host, pathname } = new URL(address)
  if (username !== '' || password !== '')
    return {
      message: 'This address has a name or a key in it, which would be in a file that others may read.',
      cure: 'Leave out what is before the @. git asks the program that keeps your key.',
    }
  const parts = pathname.split('/').filter(Boolean)
  // A page of GitHub has what it shows behind the name.
  const path = host === 'github.com' ? parts.slice(0, 2) : parts
  if (path.length < 2)
    return { message: 'This is the address of a host or of a person.', cure: 'The name of the repository is missing.' }
  return `https://${host}/${path.join('/').replace(/\.git$/, '')}.git`
}

/** Asks the host whether there is an empty repository at an address, or one with the commits of this one, and keeps the address. */
export async function setRemote(project: string, folder: string, written: string): Done {
  const address = remoteAddress(written)
  if (typeof address !== 'string') return address
  const repository = await readRepository(project, folder)
  if (!repository) return { message: 'The site is in no repository of git yet.' }
  const { git, remote } = repository
  const asked = await git(['ls-remote', '--heads', '--', address], { limitMs: ASK_MS })
  if (!asked.isOk) return refusalOf(asked, 'question')
  const heads = asked.out.split('\n').flatMap((line) => line.split('\t')[0] || [])
  const areKnown = await Promise.all(heads.map(async (id) => (await git(['cat-file', '-e', `${id}^{commit}`])).isOk))
  if (heads.length > 0 && !areKnown.includes(true))
    return {
      message: 'The repository at this address has files already, which have nothing to do with this site.',
      cure: 'Make a new one there without a README, a licence and a .gitignore, and write its address.',
    }
  const name = remote?.name ?? 'origin'
  const result = await git(remote ? ['remote', 'set-url', name, address] : ['remote', 'add', name, address])
  if (!result.isOk) return { message: `git could not write it: ${lastLine(result.err)}` }
  if (remote) await git(['config', '--unset-all', `remote.${name}.pushurl`])
  // What is known of the repository at the address before is not true of this one.
  const { out: known } = await git(['for-each-ref', '--format=delete %(refname)', `refs/remotes/${name}`])
  const forgotten = await git(['update-ref', '--stdin'], { input: known })
  if (!forgotten.isOk) return { message: `git could not write it: ${lastLine(forgotten.err)}` }
  if (heads.length === 0) return undefined
  const fetched = await git(['fetch', '--quiet', name], { limitMs: ASK_MS * 4 })
  return fetched.isOk ? undefined : refusalOf(fetched, 'question')
}

/** Goes back to a branch that has everything that is here. */
export async function switchBranch(project: string, folder: string): Done {
  const repository = await readRepository(project, folder)
  if (!repository || repository.branch !== undefined) return undefined
  const { git } = repository
  const { out } = await git(['for-each-ref', '--contains', 'HEAD', '--format=%(refname:lstrip=2)', 'refs/heads'])
  const branches = out.split('\n').filter(Boolean)
  const branch = ['main', 'master', branches[0]].find((each) => each !== undefined && branches.includes(each))
  const cure = 'Open the repository in a program for git, and make a branch there, or go to one.'
  if (branch === undefined) return { message: 'No branch has the commit that is open here.', cure }
  const result = await git(['switch', '--quiet', branch])
  return result.isOk ? undefined : { message: `git could not go to ${branch}: ${lastLine(result.err)}`, cure }
}
