import { expect, test } from 'vitest'
import { folderError, nodeVersionError } from './set-up.mjs'

test.each(['20.18.3', '18.20.0', '8.0.0'])('asks for a newer Node than %s', (version) => {
  expect(nodeVersionError(version)).toBe(
    `This is Node ${version}. The site needs Node 20.19.0 or later (https://nodejs.org).`,
  )
})

test.each(['20.19.0', '20.20.1', '22.0.0', '100.0.0'])('accepts Node %s', (version) => {
  expect(nodeVersionError(version)).toBeUndefined()
})

test.each(['/home/ada/c#', '/home/ada/100%'])('rejects a project in %s', (folder) => {
  expect(folderError(folder)).toBe(`The path of the project contains "${folder.at(-1)}": ${folder}. Rename the folder.`)
})

test('rejects a project in a folder that is not writable, and no other', () => {
  expect(folderError('/no/such/folder')).toBe(
    'The project folder is not writable: /no/such/folder. Check its permissions.',
  )
  expect(folderError(process.cwd())).toBeUndefined()
})
