import { createContext } from 'react'

/** What is in the diagrams, by the URLs of their files. Only while prerendering. */
export const Drawings = createContext<ReadonlyMap<string, string>>(new Map())
