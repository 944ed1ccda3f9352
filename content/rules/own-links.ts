import { didYouMean, suggestionsFor } from '../../lib/did-you-mean.ts'
import { isOwnPath } from '../../model/fields/address.ts'
import type { Diagnostic } from '../diagnostic.ts'
import { OWN_FILES, ownFileOf, ownFilesIn } from '../files.ts'
import { linksOf } from '../links.ts'
import type { ContentFile } from '../read-content.ts'

/** Links to files of `content/files/` that do not exist. In a text, such a link stays as it is written. */
export function ownLinks(content: ContentFile): Diagnostic[] {
  const files = ownFilesIn(content.files)
  return linksOf(content)
    .filter(({ address }) => isOwnPath(address) && !files.includes(ownFileOf(address)))
    .map(({ address, isInText, diagnose }) => {
      const path = ownFileOf(address)
      const like = suggestionsFor(path, files).slice(0, 1)
      const fix = didYouMean(like.map((each) => `/${each}`)) ?? 'Add the file, or correct the path.'
      const shown = isInText ? ' The link is shown as it is written.' : ''
      const message = `There is no file ${content.name}/${OWN_FILES}/${path}.${shown} ${fix}`
      return { ...diagnose(message), ...(isInText && { severity: 'warning' as const }) }
    })
}
