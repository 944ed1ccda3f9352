import { useEffect, useState } from 'react'
import { readPicture } from '../api.ts'

/** A picture of the content, small. Nothing, if it is not there. */
export function PicturePreview({ name }: { name: string }) {
  const [shown, setShown] = useState<{ name: string; address: string }>()
  useEffect(() => {
    let isOld = false
    let address = ''
    readPicture(name).then(
      (picture) => {
        if (isOld) return
        address = URL.createObjectURL(picture)
        setShown({ name, address })
      },
      () => undefined, // What is wrong with it is said below the field.
    )
    return () => {
      isOld = true
      URL.revokeObjectURL(address)
    }
  }, [name])
  return shown?.name === name ? <img className="preview" src={shown.address} alt="" /> : null
}
