import { differences, type Task } from '../task.ts'

export const reorderProjects: Task = {
  request: `Show the project Data Warehouse first. The others stay in their order.`,
  solution: [['move', 'gallery.projects[2]', '0']],
  check: (after, before) =>
    differences(after, {
      'gallery.projects': [2, 0, 1, 3].map((index) => before.at(`gallery.projects[${index}]`)),
    }),
}
