import assert from 'node:assert/strict'
import { existsSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { addNode, checkMachine, makeDebian, networkEnvironment } from './base-trees.mjs'
import { buildTrees } from './build-trees.mjs'
import { copy } from './copy.mjs'
import { startTree } from './start-tree.mjs'

/** What made the site, and has to stay behind. */
const GONE = ['project', 'site', 'nginx', 'usr/bin/brotli', 'usr/local/bin/node', 'var/lib/apt/lists/lock']

/**
 * Does what both commands say in trees of Debian, without an engine.
 * @param {import('../fresh-copy.mjs').FreshCopy} fresh
 * @param {{ build: string, run: string }} commands
 * @param {string} folder
 */
export async function startFromTrees(fresh, { build, run }, folder) {
  checkMachine()
  const [trees, logs] = [join(folder, 'trees'), join(folder, 'logs')]
  for (const path of [trees, logs]) mkdirSync(path)
  const debian = join(folder, 'debian')
  makeDebian(debian)
  const image = buildTrees({
    project: fresh.copy,
    folder: trees,
    buildArgs: buildArgsOf(await fresh.run(build.replace('docker build', String.raw`printf '%s\n'`))),
    network: networkEnvironment(),
    makeBase(name, tree) {
      copy(['--archive'], debian, tree)
      if (name.startsWith('node:')) addNode(tree)
    },
  })
  for (const gone of GONE) assert(!existsSync(join(image.tree, gone)), `${gone} is in the image`)
  const [, path = '', options = ''] = /--tmpfs (\S+?):(\S+)/.exec(run) ?? []
  const { uid, gid } = statSync(join(image.tree, path))
  assert.equal(`${uid}:${gid}`, image.says.USER, `without --tmpfs, nginx can't write ${path}`)
  return startTree(image, { path, options }, logs)
}

/** @param {string} lines the arguments of the command as the shell gives them, one in each line */
function buildArgsOf(lines) {
  const pairs = lines.matchAll(/^--build-arg\n(\w+)=(.*)$/gm)
  return Object.fromEntries(Array.from(pairs, ([, name, value]) => [name, value]))
}
