import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ignoredBy } from './ignored.mjs'

/**
 * What a builder is given.
 * @param {string} project
 * @param {string} context
 */
export function copyContext(project, context) {
  const isIgnored = ignoredBy(readFileSync(join(project, '.dockerignore'), 'utf8'))
  mkdirSync(context)
  const { stdout } = spawnSync('find', ['.', '-type', 'f', '-printf', '%P\\0'], {
    cwd: project,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  for (const path of stdout.split('\0').filter((name) => name !== '' && !isIgnored(name))) {
    cpSync(join(project, path), join(context, path), { preserveTimestamps: true })
  }
}

/**
 * Of a folder, what is in it. All of it belongs to root then, as with the strictest of builders.
 * @param {import('./build-trees.mjs').Built} stage
 * @param {string} from
 * @param {string[]} paths the last one is where to
 */
export function copyInto(stage, from, paths) {
  const last = paths.at(-1) ?? ''
  const target = join(stage.tree, resolve(stage.cwd, last))
  for (const path of paths.slice(0, -1)) {
    const source = join(from, path)
    const isFolder = spawnSync('test', ['-d', source]).status === 0
    mkdirSync(isFolder || last.endsWith('/') ? target : resolve(target, '..'), { recursive: true })
    copy(['-dR', '--preserve=mode,timestamps'], isFolder ? `${source}/.` : source, target)
  }
}

/**
 * @param {string[]} options
 * @param {string} from
 * @param {string} to
 */
export function copy(options, from, to) {
  const { status, stderr } = spawnSync('cp', [...options, from, to], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}
