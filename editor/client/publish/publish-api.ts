import type { PublishedState, PublishOutcome, PublishRun, PublishState } from '../../protocol/publish.ts'
import { post } from '../api.ts'

export const readPublishState = () => post<PublishState>('/publish/state')
/** The run of any window, without steps if there was none. */
export const readRun = () => post<Partial<PublishRun>>('/publish/run')
export const askHost = () => post<PublishedState>('/publish/published')
export const startPublishing = (message: string, shown: string) =>
  post<PublishRun>('/publish/start', { message, shown })

export const makeRepository = () => post<PublishOutcome>('/publish/repository')
export const setIdentity = (name: string, email: string) => post<PublishOutcome>('/publish/identity', { name, email })
export const setRemote = (address: string) => post<PublishOutcome>('/publish/remote', { address })
export const switchBranch = () => post<PublishOutcome>('/publish/branch')
export const takeOver = () => post<PublishOutcome>('/publish/take-over')
