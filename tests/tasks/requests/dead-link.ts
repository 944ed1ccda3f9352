import { differences, germanDifferences, type Task } from '../task.ts'

const TEXT = 'A rehearsal of [the worst day](https://video.example/worst-day), every Friday.'
const GERMAN = 'Eine Probe des [schlimmsten Tages](https://video.example/worst-day), jeden Freitag.'

export const deadLink: Task = {
  request: `The link to my talk about the worst day is dead. The talk is at https://video.example/worst-day now. Please correct it, in German,
too.`,
  solution: [
    ['set', 'gallery.projects[1].description', TEXT],
    ['set', 'gallery.projects[1].description', GERMAN, '--language', 'de'],
  ],
  check: (after) => [
    ...differences(after, { 'gallery.projects[1].description': TEXT }),
    ...germanDifferences(after, { [TEXT]: GERMAN }),
  ],
}
