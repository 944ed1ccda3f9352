import { expect, test } from 'vitest'
import { repositoryPage } from './repository-page.ts'

test.each([
  ['git@github.com:ada/mill.git', 'github.com/ada/mill'],
  ['ssh://git@codeberg.org:22/ada/mill.git', 'codeberg.org/ada/mill'],
  ['https://token@gitlab.com/group/ada/mill', 'gitlab.com/group/ada/mill'],
  ['../mill.git', undefined],
  ['/srv/git/mill.git', undefined],
  ['C:/mill', undefined],
  ['', undefined],
])('the page of the remote %s is %s', (remote, page) => {
  expect(repositoryPage(remote)).toBe(page)
})
