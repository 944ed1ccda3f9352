import { expect, test } from 'vitest'
import { usernameIn } from './username.ts'

test.each([
  ['https://github.com/ada', 'ada'],
  ['https://www.github.com/ada/', 'ada'],
  ['https://linkedin.com/in/j%C3%BCrgen-w', 'jürgen-w'],
  ['https://medium.com/@ada', 'ada'],
  ['https://www.npmjs.com/~ada', 'ada'],
  ['https://twitter.com/ada', 'ada'],
  ['https://bsky.app/profile/ada.dev', 'ada.dev'],
  ['https://github.com/ada/engine', undefined],
  ['https://github.com/', undefined],
  ['https://www.linkedin.com/company/engines', undefined],
  ['https://stackoverflow.com/users/9170029', undefined],
  ['https://stackoverflow.com/users/9170029/ada', undefined],
  ['https://www.facebook.com/profile.php?id=1', undefined],
  ['https://t.me/+invitation', undefined],
  ['https://github.com/%E0%A4%A', undefined],
  ['https://ada.dev/ada', undefined],
  ['/files/ada.pdf', undefined],
])('finds in %s the user name %s', (address, username) => {
  expect(usernameIn(address)).toBe(username)
})
