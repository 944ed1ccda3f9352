import { useEffect, useEffectEvent, useState } from 'react'

/** Takes files that are dropped anywhere. Returns whether one is over the window. */
export function useDrop(onDrop: (files: readonly File[]) => void, onRefuse: (why: string) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  const take = useEffectEvent((event: DragEvent) => {
    const { items, files } = event.dataTransfer ?? {}
    const folder = [...(items ?? [])].map((item) => item.webkitGetAsEntry()).find((entry) => entry?.isDirectory)
    if (folder) onRefuse(`${folder.name} is a folder. Drop a file, such as the zip file that the folder came from.`)
    else onDrop([...(files ?? [])])
  })
  useEffect(() => {
    const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setIsOver(true)
    }
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setIsOver(false)
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setIsOver(false)
      take(event)
    }
    // Before the editor refuses files that are dropped beside their place.
    addEventListener('dragover', over, true)
    addEventListener('dragleave', leave, true)
    addEventListener('drop', drop, true)
    return () => {
      removeEventListener('dragover', over, true)
      removeEventListener('dragleave', leave, true)
      removeEventListener('drop', drop, true)
    }
  }, [])
  return isOver
}
