import { differences, type Task } from '../task.ts'

export const addJob: Task = {
  request: `I have a new job: since April 2024 I am Platform Lead at Spree Logistics. I work with Kubernetes and Terraform there.
My job at Elbe Bank ended in March 2024. Please add it.`,
  solution: [
    [
      'add',
      'history.entries',
      "{ period: '2024-04 - Present', role: Platform Lead, employer: Spree Logistics, technologies: [Kubernetes, Terraform] }",
      '--at',
      '0',
    ],
    ['set', 'history.entries[1].period', '2021-03 - 2024-03'],
    ['set', 'history.entries[0].role', '=', '--language', 'de'],
    ['set', 'history.entries[0].employer', '=', '--language', 'de'],
    ['set', 'history.entries[0].technologies[1]', '=', '--language', 'de'],
  ],
  check: (after, before) => [
    ...differences(after, {
      'history.entries[0].role': 'Platform Lead',
      'history.entries[0].employer': 'Spree Logistics',
      'history.entries[0].technologies': ['Kubernetes', 'Terraform'],
      'history.entries[1].period': '2021-03 - 2024-03',
      'history.entries[1].employer': 'Elbe Bank',
      'history.entries[2]': before.at('history.entries[1]'),
    }),
    ...(/^2024-04 - \p{L}+$/u.test(String(after.at('history.entries[0].period')))
      ? []
      : ['The new job does not run from April 2024 until today']),
    ...(after.at('history.entries[0].description') === undefined
      ? []
      : ['The new job has a description that nobody said']),
  ],
}
