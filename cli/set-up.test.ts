import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { folderError, linkerError, nodeVersionError, run } from './set-up.mjs'

test('names a Node that is too old, and a folder in which the site cannot be built', () => {
  for (const version of ['18.20.0', '20.18.3', '21.7.3', '22.0.0', '22.11.0']) {
    expect(nodeVersionError(version)).toBe(
      `This is Node ${version}. The site needs Node 20.19.0 or later of version 20, or 22.12.0 or later. Install it from https://nodejs.org.`,
    )
  }
  for (const version of ['20.19.0', '20.20.1', '22.12.0', '23.0.0', '100.0.0']) {
    expect(nodeVersionError(version)).toBeUndefined()
  }
  expect(folderError('/home/ada/c#')).toBe('The path of the project contains "#": /home/ada/c#. Rename the folder.')
  expect(folderError('/home/ada/a\\b')).toMatch(/^The path of the project contains "\\":/)
  expect(folderError('/no')).toBe('The project folder is not writable: /no. Check its permissions.')
  expect(folderError(join(process.cwd(), 'sample'))).toMatch(/^This is the folder of the content\./)
  expect(folderError(process.cwd())).toBeUndefined()
})

test("asks owners with Yarn's Plug'n'Play for node_modules", () => {
  expect(linkerError({ node: '22.12.0', pnp: '3' })).toMatch(/Write "nodeLinker: node-modules" into \.yarnrc\.yml/)
  expect(linkerError({ node: '22.12.0' })).toBeUndefined()
})

test.runIf(process.platform !== 'win32').each(['SIGKILL', 'SIGABRT'])(
  'says what a %s of the build means',
  async (signal) => {
    const printed = vi.spyOn(console, 'error').mockReturnValue()
    expect(await run(process.execPath, ['-e', `process.kill(process.pid, '${signal}')`], { stdio: 'ignore' })).toBe(
      false,
    )
    expect(printed).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/without enough memory\. A build needs about 1 GB/),
    )
  },
)
