import { existsSync, realpathSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { readContent } from '../../../content/content.ts'
import type { PublishedState, PublishOutcome, PublishProblem, PublishState } from '../../protocol/publish.ts'
import { changesSince } from './changes.ts'
import { addressesOf, hostOf, HOSTS } from './hosts.ts'
import { problemBefore } from './problem-before.ts'
import { fieldOfFile, publisher } from './publisher.ts'
import { ASK_MS, takeOver } from './push.ts'
import { hasGit, readRepository, type Repository, unreadable } from './repository.ts'
import { makeRepository, setIdentity, setRemote, switchBranch } from './set-up.ts'
import { shownBefore } from './shown-before.ts'
import { withoutKey } from './without-key.ts'
import { workflowOf } from './workflow.ts'

const PACKAGE = realpathSync(join(import.meta.dirname, '../../..'))

const NO_GIT: PublishProblem = {
  message: 'git is not on this computer. It keeps the versions of the site, and brings them to the host.',
  cure: 'Install it from https://git-scm.com/downloads, and start npm run dev again.',
}
const NO_REPOSITORY: PublishProblem = {
  message: 'The site is in no repository of git yet.',
  cure: 'Make one: it keeps each version of the site.',
}
const OURS: PublishProblem = {
  message: 'This is vitafolio itself, and no site of somebody.',
  cure: 'Make a site (npm run init FOLDER), and publish that.',
}

/**
 * Publishes the site by the owner's own git.
 * @param folder the content folder, absolute or relative to `project`
 */
export function publishing(project: string, folder: string) {
  const { start, run, confirmSettings } = publisher(project, folder)
  const askWorkflow = workflowOf()

  async function state(): Promise<PublishState> {
    const repository = await readRepository(project, folder)
    const content = readContent(project, folder)
    const { words: changes, message } = repository
      ? await changesSince(repository, content)
      : { words: [], message: '' }
    const { address, hostAddress } = addressesOf(repository?.remote, content.source?.url)
    const at = repository?.remote && hostOf(repository.remote.address)
    const problem = await problemOf(repository)
    const current = run()
    const shown = await shownBefore(repository, content)
    return {
      canSetUp: problem !== OURS && (repository !== undefined || problem === NO_REPOSITORY),
      ...(repository && { repository: shownOf(repository) }),
      ...(problem && { problem }),
      isPublished: repository?.published !== undefined && repository.own.length + repository.ahead.length === 0,
      toCommit: repository?.own.length ?? 0,
      changes,
      message,
      notes: repository ? notesOf(project, repository) : [],
      leftAlone: [...(repository?.leftAlone ?? [])],
      unpublished: [...(repository?.ahead ?? [])],
      othersAlong: shown.others,
      isFirst: repository?.published === undefined,
      facts: shown.facts,
      shown: shown.mark,
      ...(repository?.published && { published: repository.published }),
      ...(address !== undefined && { address }),
      ...(hostAddress !== undefined && { hostAddress }),
      ...(at && { settings: at.host.settingsOf(at.page) }),
      newRepositories: HOSTS.map((each) => ({
        host: each.name,
        address: each.newRepository(nameFor(project, content.source?.url)),
      })),
      ...(current && { run: current }),
    }
  }

  async function problemOf(repository: Repository | undefined): Promise<PublishProblem | undefined> {
    if (realpathSync(resolve(project)) === PACKAGE) return OURS
    if (!repository) return (await hasGit(project)) ? ((await unreadable(project)) ?? NO_REPOSITORY) : NO_GIT
    return problemBefore(repository, (file) => fieldOfFile(readContent(project, folder), file))
  }

  /** What the host says of what it has. */
  async function published(): Promise<PublishedState> {
    const repository = await readRepository(project, folder)
    if (!repository?.remote || repository.branch === undefined)
      return { workflow: 'none', message: 'Nothing is published yet.' }
    const { git, remote, branch } = repository
    const asked = await git(['ls-remote', '--heads', remote.name, `refs/heads/${branch}`], { limitMs: ASK_MS })
    const [id = ''] = asked.out.split(/\s/)
    if (!asked.isOk)
      return { workflow: 'unknown', message: 'The host cannot be asked at this moment. Check the connection.' }
    if (id === '') return { workflow: 'none', message: 'Nothing is published yet.' }
    const known = await git(['log', '-1', '--no-show-signature', '--format=%cI%n%s', id, '--'])
    const [date = '', subject = ''] = known.out.trim().split('\n')
    const commit = known.isOk ? { id, date, subject } : { id }
    const workflow = await askWorkflow(hostOf(remote.address), id)
    if (workflow.workflow === 'passed') confirmSettings()
    return { commit, ...workflow }
  }

  /** Does what a press asks for, and returns what it has found in its way, beside the state after it. */
  const after = async (done: Promise<PublishProblem | undefined>): Promise<PublishOutcome> => {
    const refused = await done
    return { ...(refused && { refused }), state: await state() }
  }

  return {
    state,
    start,
    run,
    published,
    makeRepository: () => after(makeRepository(project)),
    setIdentity: (name: string, email: string) => after(setIdentity(project, name, email)),
    setRemote: (address: string) => after(setRemote(project, folder, address)),
    switchBranch: () => after(switchBranch(project, folder)),
    takeOver: () => after(takeOver(project, folder)),
  }
}

function shownOf({ root, prefix, branch, remote, identity }: Repository): NonNullable<PublishState['repository']> {
  const at = remote && hostOf(remote.address)
  return {
    ...(prefix !== '' && { root }),
    ...(branch !== undefined && { branch }),
    ...(remote && {
      remote: { address: withoutKey(remote.address), ...(at && { host: at.host.name, page: `https://${at.page}` }) },
    }),
    identity,
  }
}

/** What hosts need beside the content. */
function notesOf(project: string, { prefix, remote }: Repository): PublishProblem[] {
  const isThere = (name: string) => existsSync(join(project, name))
  const isGitHub = remote !== undefined && hostOf(remote.address)?.host.siteOf !== undefined
  const notes: PublishProblem[] = []
  if (!LOCKFILES.some(isThere))
    notes.push({
      message: 'There is no package-lock.json, from which the host installs the package.',
      cure: 'Run npm install once in the folder of the site.',
    })
  if (isGitHub && prefix !== '')
    notes.push({
      message: 'The site is a part of a larger repository, and GitHub runs the workflow only at the top of one.',
      cure: 'Copy .github/workflows/publish.yml there, and set working-directory in it.',
    })
  else if (isGitHub && !isThere('.github/workflows/publish.yml'))
    notes.push({
      message: 'There is no workflow that publishes the site (.github/workflows/publish.yml).',
      cure: 'Copy it from node_modules/vitafolio/template/.',
    })
  return notes
}

const LOCKFILES = ['package-lock.json', 'npm-shrinkwrap.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock']

/** What a repository at GitHub is named for the address in the content; for another address, the folder's name as hosts take it. */
function nameFor(project: string, url = ''): string {
  const [, host, folder] = /^https:\/\/([\w-]+\.github\.io)\/([\w.-]*)/i.exec(url) ?? []
  if (host !== undefined) return folder || host.toLowerCase()
  return basename(resolve(project)).replaceAll(/[^\w.-]+/g, '-') || 'site'
}
