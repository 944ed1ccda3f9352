import { differences, type Task } from '../task.ts'

export const hideProject: Task = {
  request: `The Chat Bot stays on the site, but should be in no CV.`,
  solution: [['set', 'gallery.projects[3].cv', 'never']],
  check: (after) => differences(after, { 'gallery.projects[3].title': 'Chat Bot', 'gallery.projects[3].cv': 'never' }),
}
