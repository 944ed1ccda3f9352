import { createHash } from 'node:crypto'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A site as another build would give it: its page is new, and what it loads is not.
 * @param {string} site
 * @param {string} folder where there is nothing yet
 * @param {(conf: string) => string} [headers]
 */
export function nextBuild(site, folder, headers = (conf) => conf) {
  cpSync(site, folder, { recursive: true })
  cpSync(`${site}.hosting`, `${folder}.hosting`, { recursive: true })
  rewrite(join(`${folder}.hosting`, 'headers.conf'), headers)
  const page = join(folder, 'index.html')
  rewrite(page, (html) => html.replace('</body>', '<!-- another --></body>'))
  const sum = createHash('sha256').update(readFileSync(page)).digest('hex')
  rewrite(join(`${folder}.hosting`, 'SHA256SUMS'), (sums) => sums.replace(/^.*(?= {2}index\.html$)/m, sum))
  return folder
}

/**
 * @param {string} file
 * @param {(text: string) => string} change
 */
function rewrite(file, change) {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}
