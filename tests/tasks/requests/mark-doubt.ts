import { doubtsIn, formatPath } from '../../../content/content.ts'
import { differences, type Task } from '../task.ts'

export const markDoubt: Task = {
  request: `I think I began as a student assistant in 2014, not in 2015, but I am not sure. Write it, and mark it so that I check it with the old
contract.`,
  solution: [['set', 'history.entries[2].period', '2014 - 2017', '--doubt', '--source', 'the old contract']],
  check: (after) => [
    ...differences(after, { 'history.entries[2].period': '2014 - 2017' }),
    ...(doubtsIn(after.content).some(({ path }) => formatPath(path) === 'history.entries[2].period')
      ? []
      : ['The period is not marked']),
  ],
}
