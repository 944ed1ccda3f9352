import { createRoot } from 'react-dom/client'
import { enterByKey } from './device.ts'
import { Editor } from './editor.tsx'
import { followDialogs, host } from './host.ts'
import { keepTheme } from './page/keep-theme.ts'
import beginStyles from './begin/begin.css?inline'
import colourStyles from './controls/colour.css?inline'
import comboboxStyles from './controls/combobox.css?inline'
import diagramStyles from './controls/diagram.css?inline'
import fieldStyles from './controls/field.css?inline'
import iconStyles from './controls/icon.css?inline'
import lookStyles from './controls/look.css?inline'
import pictureStyles from './controls/picture.css?inline'
import ticksStyles from './controls/ticks.css?inline'
import tokensStyles from './controls/tokens.css?inline'
import cvStyles from './cv/cv.css?inline'
import styles from './editor.css?inline'
import fieldsStyles from './fields/fields.css?inline'
import pageStyles from './page/page.css?inline'
import publishStyles from './publish/publish.css?inline'
import toDoStyles from './to-do/to-do.css?inline'
import viewStyles from './views.css?inline'

// In a shadow tree, so that neither the styles of the site nor those of the owner reach it.
const shadow = host.attachShadow({ mode: 'open' })
const sheet = document.createElement('style')
const controlStyles = [
  diagramStyles,
  fieldStyles,
  pictureStyles,
  iconStyles,
  colourStyles,
  comboboxStyles,
  tokensStyles,
  ticksStyles,
  lookStyles,
]
const taskStyles = [fieldsStyles, viewStyles, toDoStyles, publishStyles, cvStyles, beginStyles]
const styleSheets = [styles, pageStyles, ...controlStyles, ...taskStyles]
sheet.textContent = styleSheets.join('\n')
const container = document.createElement('div')
shadow.append(sheet, container)
await enterByKey()
createRoot(container).render(<Editor />)
followDialogs()
keepTheme()
