import { createRoot } from 'react-dom/client'
import { enterByKey } from './device.ts'
import { Editor } from './editor.tsx'
import { followDialogs, host } from './host.ts'
import beginStyles from './begin/begin.css?inline'
import cvStyles from './cv/cv.css?inline'
import styles from './editor.css?inline'
import publishStyles from './publish/publish.css?inline'
import toDoStyles from './to-do/to-do.css?inline'
import viewStyles from './views.css?inline'

// In a shadow tree, so that neither the styles of the site nor those of the owner reach it.
const shadow = host.attachShadow({ mode: 'open' })
const sheet = document.createElement('style')
const styleSheets = [styles, viewStyles, toDoStyles, publishStyles, cvStyles, beginStyles]
sheet.textContent = styleSheets.join('\n')
const container = document.createElement('div')
shadow.append(sheet, container)
await enterByKey()
createRoot(container).render(<Editor />)
followDialogs()
