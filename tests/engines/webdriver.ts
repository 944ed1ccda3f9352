type Answer = { value: unknown }

const PATIENCE_MS = 20_000

/** Waits until it is so. */
export async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  const latest = Date.now() + PATIENCE_MS
  while (!(await isSo())) {
    if (Date.now() > latest) throw new Error(`waited too long until ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Waits until a driver that has been started answers. */
export function untilReady(driver: string): Promise<void> {
  const answers = () =>
    fetch(`${driver}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
  return until(answers, `${driver} answers`)
}

/** A client of WebDriver (https://www.w3.org/TR/webdriver2/): one session, and its commands. */
export async function newSession(driver: string, capabilities: object) {
  const body = { capabilities: { alwaysMatch: capabilities } }
  const { sessionId } = await ask<{ sessionId: string }>('POST', `${driver}/session`, body)
  const at = `${driver}/session/${sessionId}`
  return {
    get: <Value>(command: string) => ask<Value>('GET', `${at}/${command}`),
    post: <Value = null>(command: string, parameters: object = {}) =>
      ask<Value>('POST', `${at}/${command}`, parameters),
    end: () => ask<null>('DELETE', at),
  }
}

export type Session = Awaited<ReturnType<typeof newSession>>

/** The caller knows from the standard what comes back. */
async function ask<Value>(method: string, address: string, body?: object): Promise<Value> {
  const response = await fetch(address, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
  const { value } = (await response.json()) as Answer
  if (!response.ok) throw new Error(`${method} ${address} fails: ${JSON.stringify(value)}`)
  return value as Value
}
