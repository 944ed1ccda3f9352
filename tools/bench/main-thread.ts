import type { Browser } from '@playwright/test'
import { openPhone, SLOW_4G } from './measure.ts'

/** What a trace of Chromium calls the work of each cause. Work of another name counts as its caller's. */
const CAUSES: Readonly<Record<string, readonly string[]>> = {
  parse: ['ParseHTML', 'ParseAuthorStyleSheet'],
  compile: ['v8.compile', 'v8.compileModule', 'V8.CompileCode'],
  script: ['EvaluateScript', 'v8.evaluateModule', 'FunctionCall', 'TimerFire', 'FireIdleCallback', 'RunMicrotasks'],
  style: ['UpdateLayoutTree', 'RecalculateStyles'],
  layout: ['Layout'],
  paint: ['PrePaint', 'Paint', 'Layerize', 'Commit', 'UpdateLayerTree', 'CompositeLayers'],
  garbage: ['MinorGC', 'MajorGC', 'BlinkGC.AtomicPhase', 'V8.GCScavenger', 'V8.GCFinalizeMC'],
}
const causeOf = new Map(Object.entries(CAUSES).flatMap(([cause, names]) => names.map((name) => [name, cause])))

const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8', 'blink.user_timing']

/** A span of a trace, in microseconds, and the process and thread it ran on. */
type Span = { name: string; ph: string; ts: number; dur?: number; pid: number; tid: number; args?: SpanArguments }
type SpanArguments = { name?: string; data?: { documentLoaderURL?: string } }
type OpenSpan = { end: number; cause: string; own: number }

const WATCHED_MS = 10_000
/** A longer task delays a press noticeably (https://web.dev/articles/tbt). */
const LONG_TASK_MS = 50

/** Milliseconds of the main thread in the first 10 seconds of a visit: those that block presses, all, and all by cause. */
export async function measureMainThread(browser: Browser, address: string) {
  const page = await openPhone(browser, { cpu: 4, network: SLOW_4G })
  await browser.startTracing(page, { categories: CATEGORIES })
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForTimeout(WATCHED_MS + 1000)
  const trace = await browser.stopTracing()
  await page.context().close()
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: Span[] }
  return sumsOf(mainThreadOf(traceEvents, address))
}

/** The spans of the page's main thread, from the start of its navigation. */
function mainThreadOf(spans: Span[], address: string) {
  const start = spans.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith(address),
  )
  const thread = spans.find(
    ({ name, pid, args }) => name === 'thread_name' && pid === start?.pid && args?.name === 'CrRendererMain',
  )
  if (!start || !thread) throw new Error(`The trace has no visit of ${address}`)
  const isOurs = ({ pid, tid, ts }: Span) =>
    pid === thread.pid && tid === thread.tid && ts >= start.ts && ts < start.ts + WATCHED_MS * 1000
  const ours = spans.filter(isOurs)
  const paint = ours.find(({ name }) => name === 'firstContentfulPaint')
  return { spans: ours, firstPaint: paint?.ts ?? start.ts }
}

function sumsOf({ spans, firstPaint }: { spans: Span[]; firstPaint: number }) {
  const causes = Object.fromEntries([...Object.keys(CAUSES), 'other'].map((cause) => [cause, 0]))
  let [blocked, work] = [0, 0]
  const open: OpenSpan[] = []
  const close = ({ cause, own }: OpenSpan) => (causes[cause] = (causes[cause] ?? 0) + own)
  const complete = spans.flatMap(({ ph, dur = 0, ts, name }) => (ph === 'X' ? [{ ts, dur, name }] : []))
  for (const { ts, dur, name } of complete.toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)) {
    while (open.at(-1) && (open.at(-1)?.end ?? 0) <= ts) close(open.pop() as OpenSpan) // just seen
    const caller = open.at(-1)
    if (caller) caller.own -= dur
    else {
      work += dur
      if (ts + dur > firstPaint) blocked += Math.max(0, dur - LONG_TASK_MS * 1000)
    }
    open.push({ end: ts + dur, cause: causeOf.get(name) ?? caller?.cause ?? 'other', own: dur })
  }
  open.forEach(close)
  const figures = Object.entries({ blocked, work, ...causes })
  return Object.fromEntries(figures.map(([name, microseconds]) => [name, Math.round(microseconds / 1000)]))
}
