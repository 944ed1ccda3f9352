import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect } from 'vitest'
import { temporaryFolder } from './temporary-folder.ts'

/** What a build, the types and the generated pages need of our tree. */
const PARTS =
  `cli content docs editor generator importers lib model sample schema src template tests/contents tools CHANGELOG.md LICENSE README.md folders.mjs
  index.html package.json tsconfig.json tsconfig.browser.json tsconfig.node.json tsconfig.tests.json
  vite.config.ts`.split(/\s+/)

/** A copy of our tree that a test may change. */
export function sourceCopy(folder = temporaryFolder()) {
  for (const part of PARTS) cpSync(part, join(folder, part), { recursive: true })
  mkdirSync('.cache', { recursive: true })
  for (const shared of ['node_modules', '.cache']) symlinkSync(resolve(shared), join(folder, shared))
  const at = (path: string) => join(folder, path)
  return {
    folder,
    read: (path: string) => readFileSync(at(path), 'utf8'),
    write(path: string, text: string) {
      mkdirSync(join(at(path), '..'), { recursive: true })
      writeFileSync(at(path), text)
    },
    remove: (path: string) => rmSync(at(path)),
    /** Replaces a text that the file has. */
    edit(path: string, from: string | RegExp, to: string) {
      const before = readFileSync(at(path), 'utf8')
      const after = before.replace(from, () => to)
      expect(after, `${path} has ${from}`).not.toBe(before)
      writeFileSync(at(path), after)
    },
    /** Runs a command of our packages, and returns what it prints. */
    run(command: string, env: Record<string, string> = {}): string {
      const PATH = `${resolve('node_modules/.bin')}:${process.env['PATH']}`
      const own = {
        ...process.env,
        PATH,
        NODE_ENV: undefined,
        VITEST: undefined,
        SITE_URL: undefined,
        ALLOW_SAMPLE: 'yes',
      }
      const { status, stdout, stderr } = spawnSync(command, {
        cwd: folder,
        shell: true,
        encoding: 'utf8',
        env: { ...own, ...env },
      })
      expect(status, `${command}: ${stdout}${stderr}`).toBe(0)
      return stdout + stderr
    },
  }
}

/** The code of a language in a page of Markdown, without the indentation of its list. */
export function codeIn(page: string, language: string): string[] {
  const blocks = readFileSync(page, 'utf8').matchAll(new RegExp(`^( *)\`\`\`${language}\\n([^]*?)^ *\`\`\`$`, 'gm'))
  return Array.from(blocks, ([, indent = '', code = '']) => code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''))
}
