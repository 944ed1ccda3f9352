import start from 'virtual:editor'
import { ADDRESS } from '../protocol.ts'

/** Where the tab keeps what it got for the key of its address. */
const KEY = 'token of the device'

/** What proves that this page may edit. */
export const token = () => (start.token === '' ? (sessionStorage.getItem(KEY) ?? '') : start.token)

/** Why this page may not edit. */
export const closed = () => (token() === '' ? start.closed : undefined)

/** For when the server was started again, which makes other tokens. */
export const forgetDevice = () => sessionStorage.removeItem(KEY)

/** Gives the key of the address for a token, if there is one: `#edit=…`. */
export async function enterByKey() {
  const [, key] = /^#edit=([\w-]+)$/.exec(location.hash) ?? []
  if (key === undefined) return
  history.replaceState(history.state, '', location.pathname + location.search)
  const response = await fetch(`${ADDRESS}/enter?key=${key}`, { method: 'POST' }).catch(() => undefined)
  if (response?.ok) sessionStorage.setItem(KEY, (await response.json()) as string)
}
