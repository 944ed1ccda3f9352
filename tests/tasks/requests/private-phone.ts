import { parse } from 'yaml'
import { differences, type Task } from '../task.ts'

export const privatePhone: Task = {
  request: `My telephone number, +1 202 555 0142, should be in the CVs that I send, but nowhere on the site.`,
  solution: [{ file: 'content/private.yaml', text: 'phone: +1 202 555 0142\n' }],
  check(after) {
    const { phone } = Object(parse(after.files.get('private.yaml') ?? '')) as { phone?: unknown }
    const published = [...after.files].filter(([name, text]) => name !== 'private.yaml' && /555.?0142/.test(text))
    return [
      ...(phone === '+1 202 555 0142' ? [] : ['The CVs that are sent do not have the number']),
      ...published.map(([name]) => `${name} publishes the number`),
      ...differences(after, { 'profile.phone': undefined }),
    ]
  },
}
