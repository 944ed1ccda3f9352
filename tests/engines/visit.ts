/** What the story asks of an engine. Each engine answers it in a file of its own, through the protocol that it speaks. */
export type Visit = {
  /** Like an address that is typed by hand. Afterwards the page is read, and its pictures may still be loading. */
  goTo: (address: string) => Promise<void>
  goBack: () => Promise<void>
  /** Runs a function in the page, whether or not the page may run any of its own. It can't reach what is outside of it. */
  evaluate: <Argument, Result>(inPage: (argument: Argument) => Result, argument?: Argument) => Promise<Result>
  /** Presses the mouse at a point of the window. */
  clickAt: (point: { x: number; y: number }) => Promise<void>
  press: (key: Key) => Promise<void>
  /** What the window shows, as PNG. */
  screenshot: () => Promise<Buffer>
  print: () => Promise<Paper>
  /** Errors, warnings and what the policy refused, so far. */
  complaints: () => Promise<string[]>
  close: () => Promise<void>
}

export type Key = 'Escape' | 'Tab'

/** What is on paper: its words, and a picture of its first page as PNG. */
export type Paper = { words: string; picture: Buffer }

export type VisitOptions = { width: number; height: number; scripts: boolean; reducedMotion: boolean }
