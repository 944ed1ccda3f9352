import { differences, germanDifferences, type Task } from '../task.ts'

export const changeAvailability: Task = {
  request: `I am available from September, no longer from May. Change it in both languages.`,
  solution: [
    ['set', 'profile.availability', 'Available from September'],
    ['set', 'profile.availability', 'Verfügbar ab September', '--language', 'de'],
  ],
  check: (after) => [
    ...differences(after, { 'profile.availability': 'Available from September' }),
    ...germanDifferences(after, { 'Available from September': 'Verfügbar ab September' }),
  ],
}
