import { differences, type Task } from '../task.ts'

export const changeLook: Task = {
  request: `Make the accent colour #1d4ed8, and the corners sharp.`,
  solution: [
    ['set', 'look.accent', '#1d4ed8'],
    ['set', 'look.corners', 'sharp'],
  ],
  check: (after) => differences(after, { 'look.accent': '#1d4ed8', 'look.corners': 'sharp', 'look.layout': 'trace' }),
}
