import { join } from 'node:path'
import { commitAll, git, projectAsRepository } from '../git.mjs'
import { addressesOpenAt } from './open-addresses.mjs'
import { startIn } from './start-in.mjs'

/** @typedef {import('./start-in.mjs').Running} Running */
/** @typedef {ReturnType<typeof makeFreshCopy>} FreshCopy */

/**
 * The project as its repository, and a clone of it as a user has it, with nothing installed. Whatever is started in it is
 * stopped with everything that it started.
 * @param {string} folder an empty one
 */
export function makeFreshCopy(folder) {
  const project = join(folder, 'project')
  const copy = join(folder, 'copy')
  projectAsRepository(project)
  git(folder, 'clone', '--quiet', project, copy)
  /** @type {Set<Running>} */
  const running = new Set()
  let isOver = false

  /**
   * Like a line typed into a terminal.
   * @param {string} command
   * @param {Record<string, string>} [env]
   */
  const start = (command, env = {}) => {
    if (isOver) throw new Error(`${command} is not started any more`)
    const started = startIn(copy, command, env)
    running.add(started)
    void started.ended.finally(() => running.delete(started))
    return started
  }

  return {
    copy,
    async end() {
      isOver = true
      await Promise.all([...running].map(({ stop }) => stop()))
    },

    /**
     * Runs a command to its end and returns what it said.
     * @param {string} command
     * @param {{ status?: number, env?: Record<string, string> }} [options]
     */
    async run(command, { status = 0, env } = {}) {
      const started = start(command, env)
      const ended = await started.ended
      if (ended !== status) throw new Error(`${command} ended with ${ended}, not ${status}:\n${started.text}`)
      return started.text
    },

    /**
     * Starts a server, waits for the address that it prints, and stops it once it has answered there, and nowhere else.
     * Returns the address.
     * @param {string} command
     * @param {Record<string, string>} [env]
     */
    async serves(command, env) {
      const started = start(command, env)
      try {
        const address = await addressFrom(started, command)
        const { status } = await fetch(address)
        if (status !== 200) throw new Error(`${address} answers with ${status}:\n${started.text}`)
        const open = await addressesOpenAt(Number(new URL(address).port))
        if (open.length > 0) throw new Error(`${command} listens at ${open.join(', ')} as well`)
        return address
      } finally {
        await started.stop()
      }
    },

    /** What differs from what was cloned. */
    differences: () => git(copy, 'status', '--porcelain'),

    /** Takes back what a command changed, but for what git ignores. */
    reset() {
      git(copy, 'reset', '--quiet', '--hard')
      git(copy, 'clean', '--quiet', '--force', '-d')
    },

    /**
     * A newer version of the project, from which the copy was cloned.
     * @param {(folder: string) => void} change
     */
    release(change) {
      change(project)
      commitAll(project, 'A newer version')
      return git(project, 'rev-parse', 'HEAD')
    },

    /** @param {string[]} args */
    git: (...args) => git(copy, ...args),
  }
}

/**
 * @param {Running} started
 * @param {string} command
 */
async function addressFrom(started, command) {
  for (let hasEnded = false; !hasEnded;) {
    const address = /http:\/\/localhost:\d+\/\S*/.exec(started.text)?.[0]
    if (address !== undefined) return address
    const moment = new Promise((resolve) => setTimeout(resolve, 100, false))
    hasEnded = await Promise.race([started.ended.then(() => true), moment])
  }
  throw new Error(`${command} ended without an address:\n${started.text}`)
}
