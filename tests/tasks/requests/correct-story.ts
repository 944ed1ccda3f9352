import type { Task } from '../task.ts'

const STORY = 'projects/monitoring-setup.md'

export const correctStory: Task = {
  request: `The story of the project Monitoring Setup has a spelling mistake in its first sentence: "ment". Correct it.`,
  solution: [
    [
      'set',
      'gallery.projects[0].story',
      `Every alert woke somebody, and most of them meant nothing.

## What changed

- An alert is a promise that is about to be broken.
- Everything else is a graph.`,
    ],
  ],
  check: (after, before) =>
    after.files.get(STORY) === before.files.get(STORY)?.replace('ment nothing', 'meant nothing')
      ? []
      : ['The story is another than the one without the mistake'],
}
