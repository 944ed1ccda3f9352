import { differences, type Task } from '../task.ts'

export const correctDate: Task = {
  request: `I began at Elbe Bank in April 2021, not in March.`,
  solution: [['set', 'history.entries[0].period', '2021-04 - Present']],
  check: (after) => differences(after, { 'history.entries[0].period': '2021-04 - Present' }),
}
