import { execFileSync } from 'node:child_process'

/** Whether git would add a file of the repository, or has added it: it is not ignored. */
export function wouldBeAdded(root: string, path: string): boolean {
  try {
    execFileSync('git', ['check-ignore', '--quiet', path], { cwd: root, stdio: 'ignore' })
    return false
  } catch (error) {
    return (error as { status?: number }).status === 1 // other statuses: no repository, or no git
  }
}
