import { differences, type Task } from '../task.ts'

export const addHighlight: Task = {
  request: `Add to what I achieved at Elbe Bank, as the last point: "Cut the cloud bill by a fifth". In German: "Die Rechnung der Cloud um ein Fünftel
gesenkt".`,
  solution: [
    ['add', 'history.entries[0].highlights', 'Cut the cloud bill by a fifth'],
    ['set', 'history.entries[0].highlights[2]', 'Die Rechnung der Cloud um ein Fünftel gesenkt', '--language', 'de'],
  ],
  check: (after) => [
    ...differences(after, {
      'history.entries[0].highlights[2]': 'Cut the cloud bill by a fifth',
      'history.entries[0].highlights[3]': undefined,
    }),
    ...(after.german('Cut the cloud bill by a fifth')?.translation === 'Die Rechnung der Cloud um ein Fünftel gesenkt'
      ? []
      : ['The point has no German translation']),
  ],
}
