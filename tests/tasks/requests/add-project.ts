import { differences, type Task } from '../task.ts'

export const addProject: Task = {
  request: `Add a project after the others: "Fast Restores", category Reliability, from 2024. It brings the databases back from snapshots. As the
result: a restore took 9 hours before, and takes 40 minutes now.`,
  solution: [
    [
      'add',
      'gallery.projects',
      "{ title: Fast Restores, category: Reliability, description: Brings the databases back from snapshots., result: { before: 9 hours, after: 40 minutes, what: A restore }, period: '2024' }",
    ],
    ['set', 'gallery.projects[4].title', 'Schnelle Wiederherstellung', '--language', 'de'],
    ['set', 'gallery.projects[4].description', 'Holt die Datenbanken aus Snapshots zurück.', '--language', 'de'],
    ['set', 'gallery.projects[4].result.before', '9 Stunden', '--language', 'de'],
    ['set', 'gallery.projects[4].result.after', '40 Minuten', '--language', 'de'],
    ['set', 'gallery.projects[4].result.what', 'Eine Wiederherstellung', '--language', 'de'],
  ],
  check: (after) => [
    ...differences(after, {
      'gallery.projects[4].title': 'Fast Restores',
      'gallery.projects[4].category': 'Reliability',
      'gallery.projects[4].period': '2024',
      'gallery.projects[4].result.before': '9 hours',
      'gallery.projects[4].result.after': '40 minutes',
      'gallery.projects[4].technologies': undefined,
    }),
    ...(/databases.*snapshots/.test(String(after.at('gallery.projects[4].description')))
      ? []
      : ['It is not described']),
  ],
}
