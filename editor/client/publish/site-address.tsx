import { use } from 'react'
import type { PublishState } from '../../protocol/publish.ts'
import { EditorContext } from '../editor-context.ts'
import { valueAt } from '../schema.ts'
import { Away } from './set-up.tsx'

/** Where the site is, and whether the content says so. */
export function SiteAddress({ address, hostAddress, published, isFirst }: PublishState) {
  const { state, onAct } = use(EditorContext)
  const url = valueAt(state.value, ['url'])
  const isOther = hostAddress !== undefined && typeof url === 'string' && plain(url) !== plain(hostAddress)
  return (
    <div className="site-address" data-at="publish.address">
      {address !== undefined && (
        <p>{published ? <Away address={address} /> : <>It will be at {address.replace(/^https?:\/\//, '')}</>}</p>
      )}
      {/* A domain of one's own is asked about once. */}
      {isOther && (isFirst || address === hostAddress) && (
        <div className="note warning">
          <p>
            {address === hostAddress
              ? `The content has no address of a site yet (url: ${url}). GitHub publishes this repository at ${hostAddress}.`
              : `The content says that the site is at ${url}. GitHub publishes this repository at ${hostAddress}, unless the other one is a domain of yours that you have entered there.`}
          </p>
          <button type="button" onClick={() => onAct({ kind: 'set', path: ['url'], value: hostAddress })}>
            Use GitHub’s address
          </button>
        </div>
      )}
    </div>
  )
}

const plain = (address: string) => address.replace(/\/$/, '').toLowerCase()
