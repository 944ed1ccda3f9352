import { useEffect, useState } from 'react'
import type { DrawnDiagrams } from '../../protocol.ts'
import { drawDiagrams } from '../api.ts'

/** Milliseconds after the last key. */
const PAUSE = 400

type Shown = Omit<DrawnDiagrams, 'pictures'> & {
  pictures: readonly { address: string; width: number; height: number; description: string }[]
}

/** What a text is drawn as, and what is wrong with it, while it is being written. The last drawing stays until there is another one. */
export function DiagramPreview({
  text,
  of,
  isRefused = false,
}: {
  text: string
  of: 'field' | 'story'
  isRefused?: boolean
}) {
  const [shown, setShown] = useState<Shown>()
  const isNone = text.trim() === '' || (of === 'story' && !/^```mermaid/im.test(text))
  useEffect(() => {
    if (isNone) return undefined
    let isOld = false
    const draw = async () => {
      const { pictures, mistakes } = await drawDiagrams(text, of)
      if (isOld) return
      const next = pictures.map(({ svg, ...picture }) => {
        return { ...picture, address: URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })) }
      })
      setShown((last) => {
        if (next.length === 0 && mistakes.length > 0) return { pictures: last?.pictures ?? [], mistakes }
        for (const { address } of last?.pictures ?? []) URL.revokeObjectURL(address)
        return { pictures: next, mistakes }
      })
    }
    const timer = setTimeout(() => void draw().catch(() => undefined), PAUSE) // The server says elsewhere that it is gone.
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [text, of, isNone])
  if (isNone || !shown) return null
  return (
    <div className="drawn">
      {/* What was refused is said at the field. */}
      {(isRefused ? [] : shown.mistakes).map(({ line, message }) => (
        <p key={`${line} ${message}`} role="status">
          Line {line}: {message}
        </p>
      ))}
      {shown.pictures.map(({ address, width, height, description }) => (
        <div key={address}>
          <img src={address} width={width} height={height} alt={description} />
        </div>
      ))}
    </div>
  )
}
