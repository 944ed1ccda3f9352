import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkedSource } from '../generator/testing/checked-source.ts'
import { temporaryFolder } from '../generator/testing/temporary-folder.ts'
import { importResume } from './import-resume.ts'

/** Imports a file with this content, or an object as JSON. */
export async function run(input: unknown, { root = temporaryFolder(), force = false, name = 'resume.json' } = {}) {
  const file = join(root, name)
  writeFileSync(file, typeof input === 'string' || input instanceof Uint8Array ? input : JSON.stringify(input))
  return resultOf(root, file, force)
}

export async function resultOf(root: string, file: string, force = false) {
  let [report, problem] = ['', '']
  await importResume({ root, file, force }).then(
    (written) => (report = written),
    (error: Error) => (problem = error.message),
  )
  return {
    root,
    report,
    problem,
    yaml: () => readFileSync(join(root, 'content/site.yaml'), 'utf8'),
    content: () => checkedSource(root, 'content'),
  }
}
