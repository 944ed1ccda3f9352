import { type DragEvent, useState } from 'react'
import { Alert } from './alert.tsx'
import * as api from './api.ts'

type PictureChooserProps = { label: string; onAdd: (name: string) => void }

/** Takes a picture that is chosen or dropped, and says why if it cannot be used. */
export function PictureChooser({ label, onAdd }: PictureChooserProps) {
  const [message, setMessage] = useState<string>()
  const add = async (file: File | undefined) => {
    if (!file) return
    const { name, message: problem } = await api.addPicture(file)
    setMessage(problem)
    if (name !== undefined) onAdd(name)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    void add(event.dataTransfer.files[0])
  }
  return (
    <div className="drop" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <input type="file" accept="image/*" aria-label={label} onChange={(event) => void add(event.target.files?.[0])} />
      <Alert message={message} />
    </div>
  )
}
