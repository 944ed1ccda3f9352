import { siteSchema } from '../model/site-schema.ts'
import { formatPath, type Path, textsIn } from './fields.ts'

/** Values the import writes where only the owner knows the text, and how to replace each. */
export const PLACEHOLDERS = {
  url: {
    value: 'https://example.com/',
    help: 'the URL of the published site',
    example: 'https://your-name.github.io/',
  },
  name: { value: 'Your Name', help: 'your name', example: 'Ada Lovelace' },
  'profile.title': { value: 'Your profession', help: 'your profession', example: 'Site reliability engineer' },
} as const

/** The placeholders in content, and what to write in their place. */
export function findPlaceholders(content: unknown): { path: Path; text: string; message: string }[] {
  return textsIn(siteSchema, content).flatMap(({ path, text }) => {
    const [, found] = Object.entries(PLACEHOLDERS).find(([at]) => at === formatPath(path)) ?? []
    return text === found?.value ? [{ path, text, message: `Write ${found.help}, such as ${found.example}.` }] : []
  })
}
