import { createRoot } from 'react-dom/client'
import { Editor } from './editor.tsx'
import styles from './editor.css?inline'

// In a shadow tree, so that neither the styles of the site nor those of the owner reach it.
const host = document.createElement('div')
host.id = 'editor'
document.body.append(host)
const shadow = host.attachShadow({ mode: 'open' })
const sheet = document.createElement('style')
sheet.textContent = styles
const container = document.createElement('div')
shadow.append(sheet, container)
createRoot(container).render(<Editor host={host} />)
