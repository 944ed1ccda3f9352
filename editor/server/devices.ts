import { randomUUID } from 'node:crypto'

/** Other devices that may edit: each opens an address with a key, which is valid once, and gets a token for it. */
export function devices() {
  const keys = new Set<string>()
  const tokens = new Set<string>()
  return {
    newKey: () => {
      const key = randomUUID()
      keys.add(key)
      return key
    },
    enter: (key: string) => {
      if (!keys.delete(key)) return undefined
      const token = randomUUID()
      tokens.add(token)
      return token
    },
    has: (token: string) => tokens.has(token),
  }
}
