import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderError, nodeVersionError } from './set-up.mjs'

test('names a Node that is too old, and a folder in which the site cannot be built', () => {
  expect(nodeVersionError('20.18.3')).toMatch(/^This is Node 20\.18\.3\. The site needs Node 20\.19\.0 or later/)
  for (const version of ['20.19.0', '100.0.0']) expect(nodeVersionError(version)).toBeUndefined()
  expect(folderError('/home/ada/c#')).toBe('The path of the project contains "#": /home/ada/c#. Rename the folder.')
  expect(folderError('/home/ada/a\\b')).toMatch(/^The path of the project contains "\\":/)
  expect(folderError('/no')).toBe('The project folder is not writable: /no. Check its permissions.')
  expect(folderError(join(process.cwd(), 'sample'))).toMatch(/^This is the folder of the content\./)
  expect(folderError(process.cwd())).toBeUndefined()
})
