/** The times of an incident, in the order in which they follow each other. */
const TIMES = ['started', 'detected', 'mitigated', 'resolved'] as const
type TimeName = (typeof TIMES)[number]

const MINUTE_MS = 60_000
const MINUTES_A_DAY = 24 * 60

/** The times that are written, by their names. */
export function timesOfIncident(written: object): [TimeName, string][] {
  return TIMES.flatMap((name): [TimeName, string][] => {
    const time: unknown = Reflect.get(written, name)
    return typeof time === 'string' ? [[name, time]] : []
  })
}

/** From one time to another, without regard to midnight. */
export function minutesBetween(one: string, other: string): number {
  return (dateOfIncident(other).getTime() - dateOfIncident(one).getTime()) / MINUTE_MS
}

/** A time with its day, or on the first of all days. */
export function dateOfIncident(time: string): Date {
  return new Date(`${time.includes(' ') ? time.replace(' ', 'T') : `1970-01-01T${time}`}Z`)
}

/** How many minutes each time is after the first. One without a day that is earlier than the one before it is of the next day. */
export function minutesOfIncident(written: object): number[] {
  const times = timesOfIncident(written).map(([, time]) => ({ time, at: dateOfIncident(time).getTime() / MINUTE_MS }))
  const passed: number[] = []
  let days = 0
  for (const [index, { time, at }] of times.entries()) {
    if (!time.includes(' ') && at < (times[index - 1]?.at ?? at)) days++
    passed.push(at - (times[0]?.at ?? at) + days * MINUTES_A_DAY)
  }
  return passed
}
