import { useState } from 'react'
import { Alert } from '../alert.tsx'
import { download } from './requests.ts'

type DownloadsProps = {
  /** What each is, where it is, and its name. */
  files: readonly (readonly [label: string, path: string, name: string])[]
}

export function Downloads({ files }: DownloadsProps) {
  const [message, setMessage] = useState<string>()
  const save = (path: string, name: string) =>
    download(path, name).then(
      () => setMessage(undefined),
      (error: Error) => setMessage(error.message),
    )
  return (
    <span role="group" aria-label="Download" className="downloads">
      {files.map(([label, path, name]) => (
        <button
          key={label}
          type="button"
          aria-label={`${label}: download ${name}`}
          onClick={() => void save(path, name)}
        >
          ↓ {label}
        </button>
      ))}
      <Alert message={message} />
    </span>
  )
}
