import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// Whatever React or a browser complains about is a failure, in every test.
beforeEach(() => {
  vi.spyOn(console, 'error')
})
afterEach(() => {
  if (typeof document !== 'undefined') cleanup()
  expect(console.error).not.toHaveBeenCalled()
})
