import { differences, type Task } from '../task.ts'

export const confirmDoubt: Task = {
  request: `I have compared the dates of my job as system administrator with the contract: they are right. The mail about the exam I still have to
find.`,
  solution: [['confirm', 'history.entries[1].period']],
  gone: [' check: page 2, "2017/6 to 2/2021"'],
  check: (after) => [
    ...(after.files.get('site.yaml')?.includes('# check: page 2') ? ['The dates are still to check'] : []),
    ...differences(after, { 'history.entries[1].period': '2017-06 - 2021-02' }),
  ],
}
