import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from '../lib/user-error.ts'

/** What the security policy of the site blocks, and what would end the style element of the page. */
const BLOCKED = /(?:@import\s+|\burl\(\s*)["']?(?:[a-z]+:|\/\/)[^"')\s;]*|<\//i

/** The path of the owner's stylesheet. */
export const ownStyle = (contentFolder: string) => join(contentFolder, 'style.css')

/** @throws UserError when the owner's stylesheet loads anything from elsewhere */
export function checkOwnStyle(contentFolder: string) {
  const file = ownStyle(contentFolder)
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const blocked = BLOCKED.exec(text)
  if (!blocked) return
  const line = text.slice(0, blocked.index).split('\n').length
  throw new UserError(
    `content/style.css:${line} has "${blocked[0]}", which the security policy of the site blocks. Put the file into content/ and name it by its path, such as url(images/paper.png).`,
  )
}
