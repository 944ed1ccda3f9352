import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const BUILD = 'node_modules/.site/sample'

type Changes = { files?: Record<string, string>; headers?: (conf: string) => string }

/**
 * A build like the real one but for some files and headers, with what stands beside it.
 * @param folder where there is nothing yet
 */
export function buildLike(folder: string, { files = {}, headers = (conf) => conf }: Changes): string {
  cpSync(BUILD, folder, { recursive: true })
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text)
  cpSync(`${BUILD}.hosting`, `${folder}.hosting`, { recursive: true })
  const conf = join(`${folder}.hosting`, 'headers.conf')
  writeFileSync(conf, headers(readFileSync(conf, 'utf8')))
  sum(folder, "find . -type f -printf '%P\\n' | sort", `${folder}.hosting/SHA256SUMS`)
  sum(`${folder}.hosting`, "printf '%s\\n' SHA256SUMS headers.conf", `${folder}.hosting/SHA256SUMS.hosting`)
  return folder
}

function sum(folder: string, files: string, into: string) {
  const { stdout } = spawnSync('sh', ['-c', `${files} | xargs -d '\\n' sha256sum --`], { cwd: folder })
  writeFileSync(into, stdout)
}

/** A table of headers with another value in one place. */
export function otherHeaders(conf: string): string {
  return conf.replace('"same-origin"', '"unsafe-none"')
}
