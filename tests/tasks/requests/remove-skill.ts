import { differences, type Task } from '../task.ts'

export const removeSkill: Task = {
  request: `I do not want to be asked about Jenkins any more. Remove it from my skills. I did use it at the university, so that stays.`,
  solution: [['remove', 'expertise.skills[3]']],
  gone: [' hardly any more'],
  check: (after, before) =>
    differences(after, {
      'expertise.skills': [0, 1, 2, 4].map((index) => before.at(`expertise.skills[${index}]`)),
      'history.entries[1].technologies': ['Ansible', 'Jenkins'],
    }),
}
