import { type Diagnostic, ofPosition, ofWholeFile, positionAt } from '../diagnostic.ts'
import { isFileWithin } from '../files.ts'
import type { ContentFile } from '../read-content.ts'
import { isSheet, type Load, type Stylesheet } from '../style.ts'

const PICTURE_OR_FONT = /\.(?:avif|gif|jpe?g|png|svg|webp|otf|ttf|woff2?)$/i

/** What the owner's stylesheets load must be in the content folder, and they become a part of each page. */
export function ownStyle(content: ContentFile): Diagnostic[] {
  return content.style.flatMap((sheet) => [
    ...sheet.diagnostics,
    ...sheet.loads.flatMap((load) => {
      const message = problemWith(load, content)
      return message === undefined ? [] : [ofPosition(sheet.file, sheet.text, load, message)]
    }),
    ...endOfStyles(sheet),
  ])
}

function problemWith({ kind, address, path }: Load, content: ContentFile): string | undefined {
  const example = kind === 'import' ? '"more.css"' : 'url(images/paper.png)'
  const cure = `Put the file into ${content.name}/ and name it by its path, such as ${example}.`
  const shown = `"${address.slice(0, 60)}"`
  if (kind === 'url' && address.startsWith('#')) return undefined
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address)) return `The security policy of the site blocks ${shown}. ${cure}`
  if (/%(?![\da-f]{2})/i.test(address)) return `The address ${shown} has a "%" that stands for no character. Write %25.`
  const isInside = path !== undefined && isFileWithin(content, path)
  if (!isInside) return `${shown} is not a file in ${content.name}/. ${cure}`
  if (kind === 'import') return isSheet(content, path) ? undefined : `${shown} is no stylesheet. ${cure}`
  return PICTURE_OR_FONT.test(path) ? undefined : `${shown} is no picture and no font. ${cure}`
}

/** Each page contains the styles in a <style> element. Escapes do not help: the build writes them as the characters. */
function endOfStyles({ css, text, file }: Stylesheet): Diagnostic[] {
  if (!/<\/style/i.test(css)) return []
  const message = 'The text "</style" would end the styles of the page. Write it in two parts: "<" "/style".'
  const offset = text.search(/<\\?\/style/i)
  return [offset < 0 ? ofWholeFile(file, message) : ofPosition(file, text, positionAt(text, offset), message)]
}
