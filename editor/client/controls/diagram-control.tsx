import { type ComponentProps, useState } from 'react'
import { DiagramPreview } from './diagram-preview.tsx'
import { TextControl } from './text-control.tsx'

/** A text with its drawing below. */
export function DiagramControl(props: Omit<ComponentProps<typeof TextControl>, 'onType' | 'hasLines'>) {
  const { value, described } = props
  const [typed, setTyped] = useState<{ of: string; text: string }>()
  return (
    <>
      <TextControl {...props} hasLines onType={(text) => setTyped({ of: value, text })} />
      <DiagramPreview
        text={typed?.of === value ? typed.text : value}
        of="field"
        isRefused={described['aria-invalid']}
      />
    </>
  )
}
