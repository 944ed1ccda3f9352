import { expect, test, vi } from 'vitest'
import type { AddNote } from '../../report.ts'
import { isShown } from './hidden.ts'

test.each([
  [{}, true],
  [{ visible: true, hidden: false }, true],
  [{ visible: false }, false],
  [{ hidden: true }, false],
  [{ visible: 'false' }, false],
  [{ visible: 0 }, false],
  [{ hidden: 1 }, false],
])('shows an item with %j: %s', (item, shown) => {
  const note = vi.fn<AddNote>()
  expect(isShown(item, 'work[0]', note)).toBe(shown)
  expect(note).toHaveBeenCalledTimes(shown ? 0 : 1)
})
