import type { Content } from '../schema/content.ts'
import type { Files } from './content/resolve-content.ts'
import { cv } from './outputs/cv.ts'
import { siteIcon } from './outputs/site-icon.ts'

/** Every extra file the site ships beside its pages, its code and the owner's pictures: path -> contents. */
export function outputs(content: Content, site: { address: string; language: string }): Files {
  return new Map<string, () => Buffer | string>([
    ['cv.pdf', () => cv(content, site)],
    ['icon.svg', siteIcon],
  ])
}
