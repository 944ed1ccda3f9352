import { createRoot } from 'react-dom/client'
import { Editor } from './editor.tsx'
import { followDialogs, host } from './host.ts'
import styles from './editor.css?inline'
import viewStyles from './views.css?inline'

// In a shadow tree, so that neither the styles of the site nor those of the owner reach it.
const shadow = host.attachShadow({ mode: 'open' })
const sheet = document.createElement('style')
sheet.textContent = [styles, viewStyles].join('\n')
const container = document.createElement('div')
shadow.append(sheet, container)
createRoot(container).render(<Editor />)
followDialogs()
