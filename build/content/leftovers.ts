import { siteSchema } from '../../schema/site.ts'
import { textsIn } from './fields.ts'
import type { Folder } from './mistakes-in-files.ts'
import type { Path } from './place.ts'

/** What the project comes with, and nobody else is called, reached at or looks like. */
const NAMES = ['Alex Example', 'Example Technologies', 'Example Academy']
const PHONES = new Set(['12025550143', '12025550178'])
const PORTRAIT = '02381912cb9f5e0fc20a2e22504c763918a7686cdae1250a5b9bf88fa9cace3e'

/** Names of hosts that nobody can have (RFC 2606, RFC 6761). */
const NOBODYS = /(?<![\w.-])(?:[\w-]+\.)*(?:example\.(?:com|net|org)|[\w-]+\.(?:example|invalid|test))(?![\w-])/i

/** Whether people other than its owner can come to this address. */
export function isPublic(address: string): boolean {
  const { hostname } = new URL(address)
  return !/^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname) && !NOBODYS.test(hostname)
}

/** Every place of a content in which something of the sample is left. */
export function leftovers(value: unknown, folder: Pick<Folder, 'digestOf'>): { path: Path; message: string }[] {
  return textsIn(siteSchema, value).flatMap(({ path, text, meta: { kind } }) => {
    // The address is judged by where the site is built for.
    if (path[0] === 'url') return []
    const left = kind === 'picture' ? portraitIn(text, folder) : (wordIn(text) ?? hostIn(text))
    const message = `still has ${left} of the sample; write your own, or build a demonstration with --allow-sample`
    return left === undefined ? [] : [{ path, message }]
  })
}

function portraitIn(file: string, folder: Pick<Folder, 'digestOf'>): string | undefined {
  return folder.digestOf(`images/${file}`) === PORTRAIT ? 'the portrait' : undefined
}

function wordIn(text: string): string | undefined {
  const name = NAMES.find((each) => text.includes(each))
  if (name !== undefined) return `"${name}"`
  return PHONES.has(text.replace(/\D/g, '')) ? 'the phone number' : undefined
}

function hostIn(text: string): string | undefined {
  const host = NOBODYS.exec(text)?.[0]
  return host === undefined ? undefined : `"${host}"`
}
