import { differences, type Task } from '../task.ts'

export const removeProfile: Task = {
  request: `My account on Mastodon does not exist any more. Take it off the site.`,
  solution: [['remove', 'footer.profiles[1]']],
  check: (after, before) => differences(after, { 'footer.profiles': [before.at('footer.profiles[0]')] }),
}
