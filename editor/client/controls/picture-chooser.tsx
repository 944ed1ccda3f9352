import { type DragEvent, useState } from 'react'
import { Alert } from '../alert.tsx'
import * as api from '../api.ts'

/** Adds a picture to the content at once, and says why if it cannot be used. */
export function PictureAdder({ label, onAdd }: { label: string; onAdd: (name: string) => void }) {
  const [message, setMessage] = useState<string>()
  const add = async (file: File) => {
    const { name, message: problem } = await api.addPicture(file)
    setMessage(problem)
    if (name !== undefined) onAdd(name)
  }
  return (
    <>
      <PictureChooser label={label} onChoose={(file) => void add(file)} />
      <Alert message={message} />
    </>
  )
}

/** Takes a file that is chosen or dropped. */
export function PictureChooser({ label, onChoose }: { label: string; onChoose: (file: File) => void }) {
  const choose = (file: File | undefined) => file && onChoose(file)
  const drop = (event: DragEvent<HTMLInputElement>) => {
    event.preventDefault()
    choose(event.dataTransfer.files[0])
  }
  return (
    <label className="drop">
      {label}
      <input
        type="file"
        accept="image/*"
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        onChange={({ target }) => {
          choose(target.files?.[0])
          target.value = '' // The same file can be chosen again once it is corrected.
        }}
      />
    </label>
  )
}
