import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from '../lib/user-error.ts'
import { isOutside } from './check-files.ts'

/** What a stylesheet loads. */
const ADDRESSES = /(?:@import\s+(?:url\(\s*)?|\burl\(\s*)(?:"([^"]*)"|'([^']*)'|([^"')\s;]+))/g

/** The path of the owner's stylesheet. */
export const ownStyle = (contentFolder: string) => join(contentFolder, 'style.css')

/** @throws UserError when the owner's stylesheet can't become a part of the pages */
export function checkOwnStyle(contentFolder: string) {
  const file = ownStyle(contentFolder)
  const written = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const text = written.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
  const fail = (index: number, problem: string): never => {
    throw new UserError(`content/style.css:${text.slice(0, index).split('\n').length} ${problem}`)
  }
  for (const { index, 1: double, 2: single, 3: plain } of text.matchAll(ADDRESSES)) {
    const address = double ?? single ?? plain ?? ''
    const cure = 'Put the file into content/ and name it by its path, such as url(images/paper.png).'
    if (/^(?:[a-z]+:|\/\/)/i.test(address))
      fail(index, `has "${address}", which the security policy of the site blocks. ${cure}`)
    const path = join(contentFolder, decodeURI(address.replace(/[?#].*$/, '')))
    const isMissing = address.startsWith('/') || !existsSync(path) || isOutside(path, contentFolder)
    if (!address.startsWith('#') && isMissing) fail(index, `has "${address}", which is not a file in content/. ${cure}`)
  }
  const end = text.indexOf('</')
  if (end >= 0) fail(end, 'has "</", which would end the styles of the page. Write "<\\/".')
  const braces = text.replaceAll(/"[^"\n]*"|'[^'\n]*'/g, '').match(/[{}]/g) ?? []
  const open = braces.reduce((count, brace) => count + (brace === '{' ? 1 : -1), 0)
  if (open !== 0)
    fail(text.length, `has ${open > 0 ? 'an opening brace without a closing one' : 'a closing brace too many'}.`)
}
