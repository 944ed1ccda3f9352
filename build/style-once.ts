import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'

/**
 * Leaves out of the stylesheet what every page holds within itself: the order of the layers, and the style of the components
 * that src/critical.ts names.
 * @param root the project's folder
 */
export function styleOnce(root: string): Plugin {
  const critical = readFileSync(join(root, 'src/critical.ts'), 'utf8')
  const named = critical.matchAll(/from '(\S+\.module\.css)\?inline'/g)
  const files = ['styles/layers.css', ...[...named].map(([, file = '']) => file)]
  const inPage = new Set(files.map((file) => normalizePath(join(root, 'src', file))))
  return {
    name: 'style-once',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(_, id) {
      return inPage.has(id) ? '' : undefined
    },
  }
}
