import type { ComponentType } from 'react'
import type { EditorState } from '../protocol.ts'
import type { TaskName, TaskProps } from './editor-context.ts'
import { Fields } from './fields/fields.tsx'
import { Publish } from './publish/publish.tsx'
import { countOfOpen, ToDo } from './to-do/to-do.tsx'

/** What the panel is for at a time. */
type Task = {
  label: string
  /** What is left of it. */
  countIn?: (state: EditorState) => number
  Body: ComponentType<TaskProps>
}

export const TASKS: Record<TaskName, Task> = {
  fields: { label: 'Fields', Body: Fields },
  'to-do': { label: 'To do', countIn: countOfOpen, Body: ToDo },
  publish: { label: 'Publish', Body: Publish },
}
