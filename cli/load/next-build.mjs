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
  const [page, conf] = [join(folder, 'index.html'), join(`${folder}.hosting`, 'headers.conf')]
  const sums = join(`${folder}.hosting`, 'SHA256SUMS')
  rewrite(page, (html) => html.replace('</body>', '<!-- another --></body>'))
  rewrite(conf, headers)
  rewrite(sums, (text) => text.replace(/^.*(?= {2}index\.html$)/m, sumOf(page)))
  rewrite(`${sums}.hosting`, () => `${sumOf(sums)}  SHA256SUMS\n${sumOf(conf)}  headers.conf\n`)
  return folder
}

/** @param {string} file */
function sumOf(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}

/**
 * @param {string} file
 * @param {(text: string) => string} change
 */
function rewrite(file, change) {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}
