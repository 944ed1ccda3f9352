import type { PublishedState } from '../../protocol/publish.ts'
import type { hostOf } from './hosts.ts'

const TIMEOUT_MS = 10_000
/** GitHub answers 60 requests an hour without a key. */
const PAUSE_MS = 10_000

type Workflow = Omit<PublishedState, 'commit'>

const FAILED = {
  workflow: 'failed',
  message:
    'The workflow has failed, so the site is as it was; its page says why. The first time, "Source" in Settings, Pages is often not "GitHub Actions" yet: set that, and press "Re-run all jobs" there.',
} as const

/** Asks GitHub, without a key, what became of the workflow for a commit. Not more often than it allows. */
export function workflowOf(ask: typeof fetch = fetch) {
  let last: { key: string; at: number; answer: Promise<Workflow> } | undefined

  return (repository: ReturnType<typeof hostOf>, commit: string): Promise<Workflow> => {
    if (repository?.host.domain !== 'github.com')
      return Promise.resolve({
        workflow: 'unknown',
        message: 'Whether the site is published can be asked at GitHub alone. Look at the page of your host.',
      })
    const key = `${repository.page} ${commit}`
    if (last?.key !== key || Date.now() - last.at >= PAUSE_MS)
      last = { key, at: Date.now(), answer: request(ask, repository.owner, repository.name, commit) }
    return last.answer
  }
}

async function request(ask: typeof fetch, owner: string, name: string, commit: string): Promise<Workflow> {
  const api = process.env['GITHUB_API_URL'] ?? 'https://api.github.com'
  const page = `https://github.com/${owner}/${name}/actions`
  const path = [owner, name].map(encodeURIComponent).join('/')
  const response = await ask(`${api}/repos/${path}/actions/runs?head_sha=${commit}`, {
    headers: { Accept: 'application/vnd.github+json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined)
  if (!response) return { workflow: 'unknown', message: 'GitHub cannot be reached at this moment.', address: page }
  if (response.status === 404)
    return {
      workflow: 'unknown',
      message: 'GitHub says nothing about this repository without a key: it is private. Look at its page "Actions".',
      address: page,
    }
  if (!response.ok)
    return {
      workflow: 'unknown',
      message: 'GitHub answers no more questions without a key for now. Look at its page "Actions".',
      address: page,
    }
  const { workflow_runs: runs = [] } = (await response.json()) as Answer // as GitHub's documentation says
  const run = runs.find(({ path: file }) => file?.endsWith('/publish.yml')) ?? runs[0]
  if (!run)
    return {
      workflow: 'waiting',
      message: 'GitHub has not started the workflow yet. If it does not within a minute, see its page "Actions".',
      address: page,
    }
  const address = run.html_url?.startsWith('https://github.com/') ? run.html_url : page
  if (run.status !== 'completed')
    return { workflow: 'running', message: 'GitHub builds the site, which takes some minutes.', address }
  if (run.conclusion !== 'success') return { ...FAILED, address }
  return { workflow: 'passed', message: 'The workflow has passed: the site is published.', address }
}

type Answer = {
  workflow_runs?: { path?: string; status?: string; conclusion?: string | null; html_url?: string }[]
}
