import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from './bidi.ts'
import { clickActions, keyActions } from './input.ts'
import { paperOf } from './paper.ts'
import { startProgram } from './program.ts'
import type { Visit, VisitOptions } from './visit.ts'

type LogEntry = { level: string; text: string | null }
type Evaluation =
  | { type: 'success'; result: { value: string } }
  | { type: 'exception'; exceptionDetails: { text: string } }

/** Firefox, over WebDriver BiDi, which it speaks without a driver. */
export async function openFirefox(
  path: string,
  { width, height, scripts, reducedMotion }: VisitOptions,
): Promise<Visit> {
  const profile = mkdtempSync(join(tmpdir(), 'portfolio-firefox-'))
  const preferences = { 'javascript.enabled': scripts, 'ui.prefersReducedMotion': reducedMotion ? 1 : 0 }
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${value});\n`)
  writeFileSync(join(profile, 'user.js'), lines.join(''))

  const firefox = startProgram(path, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'])
  const [, server] = await firefox.says(/WebDriver BiDi listening on (\S+)/)
  const complaints: string[] = []
  const { send, close } = await connect(`${server}/session`, (_method, params) => {
    const { level, text } = params as LogEntry // the one event that is subscribed to
    if (level === 'error' || level === 'warn') complaints.push(String(text))
  })
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' })
  await send('browsingContext.setViewport', { context, viewport: { width, height } })

  return {
    goTo: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'interactive' })),
    goBack: async () => void (await send('browsingContext.traverseHistory', { context, delta: -1 })),
    async evaluate<Argument, Result>(inPage: (argument: Argument) => Result, argument?: Argument) {
      const expression = `JSON.stringify((${String(inPage)})(${JSON.stringify(argument)}) ?? null)`
      const target = { context }
      const evaluation = await send<Evaluation>('script.evaluate', { expression, target, awaitPromise: false })
      if (evaluation.type === 'exception') throw new Error(evaluation.exceptionDetails.text)
      return JSON.parse(evaluation.result.value) as Result // what the function returned, as JSON
    },
    clickAt: async (point) => void (await send('input.performActions', { context, actions: clickActions(point) })),
    press: async (key) => void (await send('input.performActions', { context, actions: keyActions(key) })),
    screenshot: () => picture(send('browsingContext.captureScreenshot', { context })),
    print: async () => paperOf(await picture(send('browsingContext.print', { context, background: true }))),
    complaints: async () => complaints,
    async close() {
      close()
      await firefox.stop()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function picture(answer: Promise<{ data: string }>): Promise<Buffer> {
  return Buffer.from((await answer).data, 'base64')
}
