import type { Path } from '../protocol.ts'

/** The steps of publishing, in their order. */
export const PUBLISH_STEPS = ['build', 'check', 'commit', 'push'] as const

export type PublishStep = {
  name: (typeof PUBLISH_STEPS)[number]
  state: 'waiting' | 'running' | 'done' | 'failed'
  /** What it does at this moment, or has done. */
  note?: string
}

/** Why publishing does not go on, and what helps. */
export type PublishProblem = {
  message: string
  cure?: string
  /** The field that it is about. */
  path?: Path
  /** What a press can do about it. */
  action?: 'takeOver' | 'changeRemote' | 'switchBranch'
}

/** What became of the last press on "Publish", or becomes of it at this moment. */
export type PublishRun = {
  began: string
  isRunning: boolean
  steps: PublishStep[]
  problems: PublishProblem[]
  /** What the host needs once is perhaps not set: since the first time, its workflow has not passed yet. */
  awaitsSettings?: true
  /** What was pushed. */
  commit?: string
  log: string[]
}

/** What everybody can read after publishing. */
export type PublicFact = { what: string; value?: string; path?: Path }

/** What became of a press that prepares publishing. */
export type PublishOutcome = { refused?: PublishProblem; state: PublishState }

/** What the host says without a key. */
export type PublishedState = {
  /** What the branch at the host has. */
  commit?: { id: string; date?: string; subject?: string }
  workflow: 'none' | 'waiting' | 'running' | 'passed' | 'failed' | 'unknown'
  message: string
  address?: string
}

/** What a press on "Publish" would do. */
export type PublishState = {
  /** There is git, and this is somebody's site. */
  canSetUp: boolean
  repository?: {
    /** The folder at its top, if the site is only a part of it. */
    root?: string
    branch?: string
    remote?: { address: string; host?: string; page?: string }
    identity: { name: string; email: string }
  }
  /** Why it is not possible yet. */
  problem?: PublishProblem
  /** The host has everything. */
  isPublished: boolean
  /** Files that are in no commit yet. */
  toCommit: number
  /** What has changed since the last time, in words, and a message for it. */
  changes: string[]
  message: string
  /** What hosts need beside the content, and is missing. */
  notes: PublishProblem[]
  /** Files of the folder that are not the site's. */
  leftAlone: string[]
  /** Commits that the host does not have yet. */
  unpublished: string[]
  /** Files in these commits that are not the site's. */
  othersAlong: string[]
  isFirst: boolean
  facts: PublicFact[]
  /** What stands for the facts and the files of others that are named here: a press publishes no more than these. */
  shown: string
  published?: { id: string; date: string; subject: string }
  /** The address in the content, and the one at which the host publishes. */
  address?: string
  hostAddress?: string
  settings?: { address: string; what: string }
  /** Pages that make a repository. */
  newRepositories: { host: string; address: string }[]
  run?: PublishRun
}
