import type { Files } from './content/resolve-content.ts'
import { siteIcon } from './outputs/site-icon.ts'

/** Every extra file the site ships beside its pages, its code and the owner's pictures: path -> contents. */
export function outputs(): Files {
  return new Map([['icon.svg', siteIcon]])
}
