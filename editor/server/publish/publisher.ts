import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { type ContentFile, filesNamed, readContent } from '../../../content/content.ts'
import { countedAs } from '../../../lib/counted-as.ts'
import { printable, UserError } from '../../../lib/user-error.ts'
import { siteSchema } from '../../../model/site-schema.ts'
import type { Path } from '../../protocol.ts'
import { PUBLISH_STEPS, type PublishProblem, type PublishRun, type PublishStep } from '../../protocol/publish.ts'
import { problemsOf, runCommand } from './commands.ts'
import { commitOwn } from './commit.ts'
import { addressesOf, hostOf } from './hosts.ts'
import { alongside } from './in-commits.ts'
import { placesOfOwn } from './own-files.ts'
import { privateInCommits, problemBefore } from './problem-before.ts'
import { push } from './push.ts'
import { readRepository, type Repository, statsOf } from './repository.ts'
import { keepAlive, publishFolder, readRun, saveRun } from './run-file.ts'
import { shownBefore } from './shown-before.ts'
import { withoutKey } from './without-key.ts'

/** Lines of the log that are kept. */
const MAX_LINES = 1000

/** What stops the step; nothing if it is done. */
type StepWork = (report: StepReport) => Promise<readonly PublishProblem[]>
/** What is published: its state when that began, and the environment of its build. */
type Plan = { state: string; env: NodeJS.ProcessEnv; message: string; others: readonly string[] }
/** A note says what the step does, or has done. */
type StepReport = { log: (line: string) => void; note: (text: string) => void }

/**
 * Builds, checks, commits and pushes, one after the other, and stops at the first mistake.
 * @param folder the content folder, absolute or relative to `project`
 */
export function publisher(project: string, folder: string, command = runCommand) {
  let current: PublishRun | undefined
  /** The last one, if its end could not be written. */
  let unsaved: PublishRun | undefined
  /** The state of the site that has passed all checks last: after a refused push, nothing is built again. */
  let passed = ''

  const latest = () => (current?.isRunning ? current : (unsaved ?? readRun(project)))

  /** @throws UserError if nothing can be published */
  async function start(message: string, shown: string): Promise<PublishRun> {
    const last = latest()
    // Also that of another window, or of another dev server.
    if (last?.isRunning) return last
    const run: PublishRun = {
      began: new Date().toISOString(),
      isRunning: true,
      steps: PUBLISH_STEPS.map((name) => ({ name, state: 'waiting' })),
      problems: [],
      log: [],
    }
    current = run
    unsaved = undefined
    try {
      const repository = await assertReady(message)
      if ((!repository.published || last?.awaitsSettings) && isAtGitHub(repository)) run.awaitsSettings = true
      const env = addressFor(repository, readContent(project, folder))
      const state = JSON.stringify([env, await stateOf(repository)])
      // After its state: what changes from here on stops the commit.
      const others = await assertShown(repository, shown)
      saveRun(project, run)
      const endBeat = keepAlive(project)
      void runSteps(run, workOf(run, { state, env, message, others }))
        .finally(() => {
          endBeat()
          run.isRunning = false
          saveRun(project, run)
        })
        .catch((error: unknown) => {
          logTo(run, String(error))
          unsaved = run
        })
      return run
    } catch (error) {
      current = undefined
      throw error
    }
  }

  const fieldOf = (file: string) => fieldOfFile(readContent(project, folder), file)

  /** The host has published the site, so that its settings are right. */
  function confirmSettings() {
    const run = latest()
    if (!run?.awaitsSettings || run.isRunning) return
    delete run.awaitsSettings
    saveRun(project, run)
  }

  async function assertReady(message: string): Promise<Repository> {
    const repository = await readRepository(project, folder)
    if (!repository) throw new UserError('The site is in no repository of git yet.')
    const problem = await problemBefore(repository, fieldOf)
    if (problem) throw new UserError([problem.message, problem.cure].join(' '))
    if (message.trim() === '' && repository.own.length > 0) throw new UserError('Say in a few words what has changed.')
    return repository
  }

  /** The files of others that a push brings along, as the panel has named them. */
  async function assertShown(repository: Repository, shown: string): Promise<readonly string[]> {
    if (!repository.published && shown === '') throw new UserError('Confirm first what will be public.')
    const { mark, others } = await shownBefore(repository, readContent(project, folder))
    if (mark === shown) return others
    throw new UserError(
      repository.published
        ? 'Other files go along by now than the panel has named. Look at them, and publish again.'
        : 'What will be public has changed since the panel has named it. Look at it, and confirm it.',
    )
  }

  async function runSteps(run: PublishRun, work: Readonly<Record<PublishStep['name'], StepWork>>) {
    const log = (line: string) => logTo(run, line)
    for (const step of run.steps) {
      step.state = 'running'
      log(`${step.name}:`)
      try {
        saveRun(project, run)
        run.problems = [...(await work[step.name]({ log, note: (text) => (step.note = text) }))]
      } catch (error) {
        run.problems = [{ message: error instanceof Error ? error.message : String(error) }]
      }
      for (const { message: problem } of run.problems) log(problem)
      step.state = run.problems.length > 0 ? 'failed' : 'done'
      if (step.state === 'failed') {
        delete step.note
        return
      }
    }
  }

  function workOf(run: PublishRun, { state, env, message, others }: Plan): Record<PublishStep['name'], StepWork> {
    const site = join(publishFolder(project), 'site')
    const content = () => readContent(project, folder)
    const hasPassed = state === passed
    return {
      build: async ({ log, note }) => {
        if (hasPassed) {
          note('The site is as it was built before.')
          return []
        }
        const report = await command(project, ['build', '--outDir', site], log, env)
        if (!report.ok) return problemsOf(report, content())
        note('The site can be built.')
        return []
      },

      check: async ({ log, note }) => {
        if (hasPassed) {
          note('The site is as it was checked before.')
          return []
        }
        note('Looking for mistakes, and for private facts')
        const doctor = await command(project, ['doctor'], log, env)
        if (!doctor.ok) return problemsOf(doctor, content())
        const report = await command(project, ['check', '--outDir', site], (line) => {
          log(line)
          const [page] = /page \d+ of \d+/.exec(line) ?? []
          if (page !== undefined) note(`Looking at ${page}`)
        })
        rmSync(site, { recursive: true, force: true })
        if (!report.ok) return problemsOf(report, content())
        passed = state
        note(
          report.isBrowserUsed === false
            ? 'Links and CVs are right. There is no Chromium, Chrome or Edge to look at the pages.'
            : 'Every page was looked at.',
        )
        return []
      },

      commit: async ({ log, note }) => {
        const repository = await readRepository(project, folder)
        if (!repository) throw new Error('The repository is gone.')
        const problem = await problemBefore(repository, fieldOf)
        if (problem) return [problem]
        if (JSON.stringify([env, await stateOf(repository)]) !== state)
          return [{ message: 'The content has changed while it was built.', cure: 'Publish again.' }]
        if (repository.own.length === 0) {
          note('There was nothing new to commit.')
          return []
        }
        const refused = await commitOwn(repository, message, log)
        if (refused) return [refused]
        note(`${countedAs(repository.own.length, 'file')}: ${message}`)
        return []
      },

      push: async ({ log, note }) => {
        const repository = await readRepository(project, folder)
        if (!repository) throw new Error('The repository is gone.')
        // A hook may have put files into the commit.
        const along = (await alongside(repository)).others.find((each) => !others.includes(each))
        const problem = await privateInCommits(repository)
        if (problem) return [problem]
        if (along !== undefined)
          return [
            {
              message: `A commit has ${along} by now, which is not the site's, and which the panel has not named before.`,
              cure: 'Look at what goes along, and publish again. Nothing was sent.',
            },
          ]
        const refused = await push(repository, (line) => {
          log(line)
          const [percent] = /\d+%/.exec(line) ?? []
          if (percent !== undefined) note(`Sending: ${percent}`)
        })
        if (refused) return [refused]
        const { published } = (await readRepository(project, folder)) ?? {}
        if (published) run.commit = published.id
        note(`The host has it, on the branch ${repository.branch}.`)
        return []
      },
    }
  }

  return { start, run: latest, confirmSettings }
}

function logTo({ log }: PublishRun, line: string) {
  log.push(withoutKey(printable(stripVTControlCharacters(line))))
  log.splice(0, log.length - MAX_LINES)
}

/** The field that names a file of the content. */
export function fieldOfFile({ value, name }: ContentFile, file: string): Path | undefined {
  return filesNamed(siteSchema, value).find((each) => file === `${name}/images/${each.name}`)?.path
}

/** The only host that says without a key whether its settings are right. */
const isAtGitHub = ({ remote }: Repository) => remote && hostOf(remote.address)?.host.siteOf !== undefined

/** The address at which the host publishes, if the content has none yet: a build for a public address is stricter. */
function addressFor({ remote }: Repository, { source }: ContentFile): NodeJS.ProcessEnv {
  const { address } = addressesOf(remote, source?.url)
  return address === undefined || process.env['SITE_URL'] ? {} : { SITE_URL: address }
}

/** The site's own files, and those with private facts, and when they were changed. A commit changes none. */
async function stateOf({ git, root, prefix, content }: Repository): Promise<string> {
  const places = placesOfOwn(content).map((place) => prefix + place)
  const { out } = await git(['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...places])
  const files = [...out.split('\0').filter(Boolean), `${prefix}${content}/private.yaml`]
  const states = files.map((at) => {
    const stats = statsOf(join(root, at))
    return [at, stats?.mtimeMs, stats?.size]
  })
  return createHash('sha256').update(JSON.stringify(states)).digest('hex')
}
