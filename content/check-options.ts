export type CheckOptions = {
  /** Whether to reject what a site at its address must not contain. */
  isBuild?: boolean
  /** Whether to list the texts of a catalogue without a translation, not only their number. */
  isDetailed?: boolean
  /** Whether to report sample content at each field. Doubts are left out: the editor has a button for each. */
  isByField?: boolean
  /** What the build writes, which the owner's own files must not be in the way of. */
  buildFiles?: BuildFiles
}

/** A file of the build beside pages and pictures. Of an output with several files, the one that every site has. */
export type BuildFile = {
  path: string
  /** Whether a file of this name in `content/files/` replaces it. */
  isReplaceable?: true
  /** Whether each CV for a kind of job has one, too: `cv.pdf`, `cv-platform.pdf`. */
  isForVariants?: true
}

/** The files that each language has in its folder, and those that the site has once. */
export type BuildFiles = { inEachLanguage: readonly BuildFile[]; once: readonly BuildFile[] }

export const NO_BUILD_FILES: BuildFiles = { inEachLanguage: [], once: [] }
