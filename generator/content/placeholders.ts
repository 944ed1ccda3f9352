import { siteSchema } from '../../model/schema/site-schema.ts'
import { textsIn } from './fields.ts'
import type { Issue } from './parse-yaml.ts'
import { formatPath } from './position.ts'

/** Values the import writes where only the owner knows the text, and how to replace each. */
export const PLACEHOLDERS = {
  url: { value: 'https://example.com/', help: 'the URL of the published site', example: 'https://me.example/' },
  name: { value: 'Your Name', help: 'your name', example: 'Ada Lovelace' },
  'profile.title': { value: 'Your profession', help: 'your profession', example: 'Site reliability engineer' },
} as const

/** Finds the placeholders that the owner has not replaced yet. */
export function placeholderIssues(content: unknown): Issue[] {
  return textsIn(siteSchema, content).flatMap(({ path, text }) => {
    const [, found] = Object.entries(PLACEHOLDERS).find(([at]) => at === formatPath(path)) ?? []
    return text === found?.value ? [{ path, message: `Write ${found.help}, such as ${found.example}.` }] : []
  })
}
