import type { PublishProblem } from '../../protocol/publish.ts'
import type { GitResult } from './git.ts'
import { withoutKey } from './without-key.ts'

type Refusal = { when: RegExp; message: string; cure: string; action?: PublishProblem['action'] }

/** What hosts say when they refuse a commit. Those of others are in their own words. */
const OF_HOSTS: readonly Refusal[] = [
  {
    when: /without `workflow` scope/,
    message: 'Your sign-in at GitHub may not change workflows, and the site has one.',
    cure: 'Sign in again with a program that asks for "workflow", such as GitHub Desktop or gh auth login, and publish again.',
  },
  {
    when: /GH007|publish a private email/,
    message: 'GitHub does not accept commits with your e-mail address, because you keep it private there.',
    cure: 'On github.com/settings/emails, switch off "Block command line pushes that expose my email", and publish again.',
  },
  {
    when: /GH001|file size limit|larger than the maximum|exceeds .*size/i,
    message: 'A file is larger than the host allows.',
    cure: 'Make it smaller or remove it from the content. If it is in a commit already, that commit has to go, too.',
  },
  {
    when: /protected branch|GH006|GH013|repository rule/i,
    message: 'The host protects this branch from commits that come directly.',
    cure: 'Allow them in the settings of the repository, below Branches or Rules, and publish again.',
  },
]

/** What git says when it reaches no repository, or one that has gone on. The first one that fits. */
const OF_GIT: readonly Refusal[] = [
  {
    when: /\[rejected\].*\((?:fetch first|non-fast-forward)\)|^!.*\[rejected\]/m,
    message: 'The repository at the host has changes that this computer does not have.',
    cure: 'Take them over, look at the page, and publish again. Nothing of yours is overwritten.',
    action: 'takeOver',
  },
  {
    when: /Host key verification failed/,
    message: 'This computer has never met the host by ssh, and ssh cannot ask you here whether it is the right one.',
    cure: 'Use the address that begins with https, or connect once in a terminal, such as by ssh -T git@github.com.',
  },
  {
    when: /Permission denied|publickey|Load key|agent refused/i,
    message: 'The host does not know the ssh key of this computer, or the key is locked.',
    cure: 'Add the key in your settings at the host, or unlock it (ssh-add), or use the address that begins with https.',
  },
  {
    when: /could not read Username|could not read Password|terminal prompts disabled|Authentication failed|Invalid username|access denied|HTTP Basic|error: 401/i,
    message: 'git on this computer is not signed in at the host.',
    cure: 'Sign in once with GitHub Desktop, Git Credential Manager or GitHub CLI (gh auth login), and try again. Your key stays with that program.',
  },
  {
    when: /Permission to .* denied|error: 403|not allowed to push|read[- ]only/i,
    message: 'You are signed in at the host as somebody who may not write to this repository.',
    cure: 'Check the address of the repository, and with which account this computer is signed in.',
  },
  {
    when: /Repository not found|does not appear to be a git repository|not found|error: 404|does not exist/i,
    message: 'There is no repository at this address, or your account may not see it.',
    cure: 'Compare the address with the page of the repository, and correct it.',
    action: 'changeRemote',
  },
  {
    when: /Could not resolve host|Name or service not known|Connection (?:refused|timed out|reset)|Network is unreachable|Failed to connect|Couldn't connect|Could not read from remote|unable to access|timed out/i,
    message: 'The host cannot be reached.',
    cure: 'Check the connection to the internet, and try again. What is committed already goes with the next try.',
  },
]

const LATE = {
  message: 'The host has not answered for so long that the attempt was ended.',
  cure: 'Check the connection to the internet, and try again. What is committed already goes with the next try.',
}

/** Why the host did not take a commit, or did not answer. A push alone has a log. */
export function refusalOf({ err, out, isLate }: GitResult, occasion: 'push' | 'question' = 'push'): PublishProblem {
  if (isLate) return LATE
  const said = `${out}\n${err}`
  const isByHost = /\[remote rejected\]/.test(said)
  const found = (isByHost ? OF_HOSTS : OF_GIT).find(({ when }) => when.test(said))
  if (found) {
    const { message, cure, action } = found
    return { message, cure, ...(action !== undefined && { action }) }
  }
  const words = remoteWords(err) || lastLine(said)
  return isByHost
    ? {
        message: `The host refused the commit${words === '' ? '.' : `: ${words}`}`,
        cure: 'Correct what it names, and publish again. Your commit is on this computer and goes with the next try.',
      }
    : {
        message: `git could not do it${words === '' ? '.' : `: ${words}`}`,
        cure:
          occasion === 'push'
            ? 'The log below has all of it.'
            : 'Try it in a program for git, which says more: it has to reach the host with this address, too.',
      }
}

/** What the host has said, without lines that draw. */
function remoteWords(err: string): string {
  return withoutKey(err)
    .split('\n')
    .flatMap((line) => /^remote:\s+(.*[\p{L}\p{N}].*)$/u.exec(line)?.[1]?.trim() ?? [])
    .join(' ')
    .slice(0, MAX_WORDS)
}

const MAX_WORDS = 300

export function lastLine(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !/^hint:|^To |^Done$/.test(line))
  return withoutKey(lines.at(-1) ?? '')
    .replace(/^(?:fatal|error): /, '')
    .slice(0, MAX_WORDS)
}
