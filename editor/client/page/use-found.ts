import { useEffect, useState } from 'react'
import type { EditorState } from '../../protocol.ts'
import { shownRoot } from '../host.ts'

/** The page changes, and its texts move, until it is still for so long. */
const SETTLED_MS = 150

/** What is on the page, found anew when it or the content changes. */
export function useFound<Found>(
  state: EditorState | undefined,
  findIn: (root: Element, state: EditorState) => Found[],
): readonly Found[] {
  const [found, setFound] = useState<readonly Found[]>([])
  useEffect(() => {
    const root = document.querySelector('#root')
    if (!state || !root) return undefined
    let timer = 0
    const find = () => {
      clearTimeout(timer)
      timer = window.setTimeout(() => setFound(findIn(shownRoot(), state)), SETTLED_MS)
    }
    find()
    const mutations = new MutationObserver(find)
    mutations.observe(root, {
      attributeFilter: ['hidden', 'open'],
      childList: true,
      characterData: true,
      subtree: true,
    })
    const sizes = new ResizeObserver(find)
    sizes.observe(root)
    addEventListener('scroll', find, true) // Parts of the page stay where they are, or scroll on their own.
    return () => {
      removeEventListener('scroll', find, true)
      clearTimeout(timer)
      mutations.disconnect()
      sizes.disconnect()
    }
  }, [state, findIn])
  return found
}
