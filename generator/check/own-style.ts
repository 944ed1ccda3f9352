import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { UserError } from '../lib/user-error.ts'
import { isOutside } from './check-files.ts'

/** What a stylesheet loads. */
const ADDRESSES = /(?:@import\s+(?:url\(\s*)?|\burl\(\s*)(?:"([^"]*)"|'([^']*)'|([^"')\s;]+))/g

/** The path of the owner's stylesheet. */
export const ownStyle = (contentFolder: string) => join(contentFolder, 'style.css')

/** The files that the owner's stylesheet loads, by their paths in the content folder. */
export function ownStyleFiles(contentFolder: string): string[] {
  return addressesIn(textOf(contentFolder)).map(({ address }) => pathOf(address))
}

/** @throws UserError when the owner's stylesheet can't become a part of the pages */
export function checkOwnStyle(contentFolder: string) {
  const text = textOf(contentFolder)
  const fail = (index: number, problem: string): never => {
    throw new UserError(`content/style.css:${text.slice(0, index).split('\n').length} ${problem}`)
  }
  for (const { index, address } of addressesIn(text)) {
    const cure = 'Put the file into content/ and name it by its path, such as url(images/paper.png).'
    if (/^(?:[a-z]+:|\/\/)/i.test(address))
      fail(index, `has "${address}", which the security policy of the site blocks. ${cure}`)
    const path = join(contentFolder, pathOf(address))
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

/** The text without its comments, each line where it was. */
function textOf(contentFolder: string): string {
  const file = ownStyle(contentFolder)
  const written = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return written.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
}

function addressesIn(text: string) {
  return Array.from(text.matchAll(ADDRESSES), ({ index, 1: double, 2: single, 3: plain }) => {
    return { index, address: double ?? single ?? plain ?? '' }
  })
}

function pathOf(address: string): string {
  return posix.normalize(decodeURI(address.replace(/[?#].*$/, '')))
}
