import { createHash } from 'node:crypto'
import type { ContentFile } from '../../../content/content.ts'
import type { PublicFact } from '../../protocol/publish.ts'
import { alongside } from './in-commits.ts'
import { publicFactsOf } from './public-facts.ts'
import type { Repository } from './repository.ts'

/** What the panel names before a press, and a mark of it. The facts are shown the first time alone. */
export async function shownBefore(
  repository: Repository | undefined,
  content: ContentFile,
): Promise<{ facts: PublicFact[]; others: string[]; mark: string }> {
  const along = repository ? await alongside(repository) : { others: [], removed: [], emails: [] }
  const { identity, committer } = repository ?? {}
  const emails = new Set([identity?.email, committer?.email, ...along.emails].filter((each) => each !== undefined))
  const facts = publicFactsOf(content, { ...along, emails: [...emails].filter(Boolean) })
  const shown = [along.others, repository?.published ? [] : facts]
  return { facts, others: along.others, mark: createHash('sha256').update(JSON.stringify(shown)).digest('hex') }
}
