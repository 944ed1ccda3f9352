import { differences, germanDifferences, type Task } from '../task.ts'

const NAME = 'Havel Institute of Technology'
const GERMAN = 'Technisches Institut an der Havel'

export const renameEmployer: Task = {
  request: `Havel University is called "${NAME}" now, in German "${GERMAN}". Write the new name wherever the old one is.`,
  solution: [
    ['set', 'history.entries[1].employer', NAME],
    ['set', 'history.entries[2].employer', NAME],
    ['set', 'education.entries[0].institution', NAME],
    ['set', 'education.entries[0].institution', GERMAN, '--language', 'de'],
  ],
  check: (after) => [
    ...differences(after, {
      'history.entries[1].employer': NAME,
      'history.entries[2].employer': NAME,
      'education.entries[0].institution': NAME,
    }),
    ...germanDifferences(after, { [NAME]: GERMAN }),
  ],
}
