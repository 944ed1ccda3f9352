import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { writeFiles } from './build-site.ts'

test('a failure is reported when no file is being written any more, and begins no other', async () => {
  let begun = 0
  let running = 0
  const create = (milliseconds: number, failure?: string) => async () => {
    begun += 1
    running += 1
    await setTimeout(milliseconds)
    running -= 1
    if (failure !== undefined) throw new Error(failure)
    return ''
  }
  const others = Array.from({ length: 100 }, (_, index) => [`${index}`, create(50, 'a later failure')] as const)
  const files = new Map([['first', create(10, 'the first failure')] as const, ...others])
  await expect(writeFiles(temporaryFolder(), files)).rejects.toThrow('the first failure')
  expect(running).toBe(0)
  expect(begun).toBeLessThan(files.size)
})
