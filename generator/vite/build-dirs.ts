import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const ROOM = 'node_modules/.site'
const nameOf = (process: number) => `build-${process}`
const own = `${ROOM}/${nameOf(process.pid)}`

/** Where a build puts its parts until all of them are there. Each has its own, so that two at once don't meet. */
export const PARTS = {
  client: `${own}/client`,
  prerender: `${own}/prerender`,
  aside: `${own}/aside`,
}

/** Removes this build's parts, and what builds have left that were broken off. */
export function clearParts(root: string) {
  const room = join(root, ROOM)
  const builds = existsSync(room) ? readdirSync(room).map((name) => /^build-(\d+)$/.exec(name)?.[1]) : []
  for (const build of builds.filter((id) => id !== undefined).map(Number)) {
    if (build === process.pid || !isRunning(build)) rmSync(join(room, nameOf(build)), { recursive: true, force: true })
  }
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' // somebody else's
  }
}
