import {
  chmodSync,
  constants,
  copyFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { replaceFile } from '../../../lib/replace-file.ts'

type Entry = { path: string; kind: 'file' | 'folder' | 'link' }

/** Copies all files, folders and links, with their modes. */
export function copyFolder(from: string, to: string) {
  mkdirSync(to, { recursive: true })
  for (const { path, kind } of entriesIn(from)) {
    const [source, target] = [join(from, path), join(to, path)]
    if (kind === 'folder') makeFolder(source, target)
    else if (kind === 'link') symlinkSync(readlinkSync(source), target)
    else copyFileSync(source, target, constants.COPYFILE_FICLONE)
  }
}

/** Makes a folder have what another one has. What site.yaml names is there before it, and goes after it. */
export function mirrorFolder(from: string, to: string) {
  mkdirSync(to, { recursive: true })
  const wanted = entriesIn(from)
  const present = new Map(entriesIn(to).map(({ path, kind }) => [path, kind]))
  const isCatalogue = (path: string) => /^site\b.*\.yaml$/.test(path)
  const rank = ({ path, kind }: Entry) => (kind === 'folder' ? 0 : isCatalogue(path) ? 2 : 1)
  for (const { path, kind } of wanted.toSorted((a, b) => rank(a) - rank(b))) {
    const [source, target] = [join(from, path), join(to, path)]
    const isKind = present.get(path) === kind
    if (isKind && (kind === 'folder' || isSame(kind, source, target))) continue
    if (!isKind || kind === 'link') rmSync(target, { recursive: true, force: true })
    if (kind === 'folder') makeFolder(source, target)
    else if (kind === 'link') symlinkSync(readlinkSync(source), target)
    else replaceFile(dirname(target), basename(target), readFileSync(source), statSync(source).mode)
  }
  const kept = new Map(wanted.map(({ path, kind }) => [path, kind]))
  for (const path of present.keys()) {
    const isInKept = dirname(path) === '.' || kept.get(dirname(path)) === 'folder' // What is in another goes with it.
    if (isInKept && !kept.has(path)) rmSync(join(to, path), { recursive: true, force: true })
  }
}

function isSame(kind: 'file' | 'link', one: string, other: string) {
  return kind === 'link' ? readlinkSync(one) === readlinkSync(other) : readFileSync(one).equals(readFileSync(other))
}

/** Its owner can always write to it, or nothing could be put into it. */
function makeFolder(source: string, target: string) {
  mkdirSync(target)
  chmodSync(target, statSync(source).mode | 0o700)
}

/**
 * What is in a folder, each folder before what is in it; not what is neither file, folder nor link, such as a pipe. A link counts as what it
 * leads to, because an import writes there; as a link, if that is nothing or a folder that it is in.
 */
function entriesIn(folder: string): Entry[] {
  const below = (path: string, above: readonly string[]): Entry[] => {
    const real = realpathSync(join(folder, path))
    return readdirSync(real).flatMap((name): Entry[] => {
      const each = join(path, name)
      const stats = statsOf(join(folder, each))
      if (stats?.isFile()) return [{ path: each, kind: 'file' }]
      if (stats?.isDirectory() && ![...above, real].includes(realpathSync(join(folder, each))))
        return [{ path: each, kind: 'folder' }, ...below(each, [...above, real])]
      return lstatSync(join(folder, each)).isSymbolicLink() ? [{ path: each, kind: 'link' }] : []
    })
  }
  return below('', [])
}

function statsOf(path: string) {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined // a link to itself
  }
}
