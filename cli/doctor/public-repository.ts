import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { ContentFile, Diagnostic } from '../../content/content.ts'
import { hiddenIn } from '../../generator/private/hidden-in.ts'
import { repositoryPage } from '../../lib/repository-page.ts'

const TIMEOUT_MS = 10_000

/**
 * Warns of what no page shows or links to, but anybody can read in a repository that is known to be public.
 * @param root the folder of the repository
 * @param online whether to ask the host of the repository
 */
export async function checkRepository(root: string, content: ContentFile, online: boolean): Promise<Diagnostic[]> {
  const hidden = hiddenIn(content)
  const repository = hidden.length > 0 && (ofWorkflow() ?? (online ? await publicRemote(root) : undefined))
  if (!repository) return []
  return hidden.map(({ path, what, offset }) =>
    content.diagnose(
      path,
      `${what}, but ${repository} is public: anybody can read it there. Remove it, also from the history, or make the repository private.`,
      { severity: 'warning', ...(offset !== undefined && { offset }) },
    ),
  )
}

/** The repository of a workflow of GitHub, which says whether it is public. */
function ofWorkflow(): string | undefined {
  const { GITHUB_EVENT_PATH: file, GITHUB_REPOSITORY: name } = process.env
  if (!file || !name) return undefined
  try {
    const { repository } = JSON.parse(readFileSync(file, 'utf8')) as { repository?: { private?: boolean } } // as GitHub writes it
    return repository?.private === false ? name : undefined
  } catch {
    return undefined // another program has set the variable
  }
}

/** The address of a remote that answers with status 200 without a login. */
async function publicRemote(root: string): Promise<string | undefined> {
  const { stdout } = spawnSync('git', ['remote', '--verbose'], { cwd: root, encoding: 'utf8' })
  for (const address of new Set(
    (stdout ?? '').split('\n').flatMap((line) => repositoryPage(line.split(/\s/)[1] ?? '') ?? []),
  )) {
    // A private one is not found, or leads to where one logs in.
    const answer = await fetch(`https://${address}`, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => undefined)
    if (answer?.status === 200) return address
  }
  return undefined
}
