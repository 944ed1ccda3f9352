// What the first paint needs, set into every page: the overlay, the toggle above it, and the clock that keeps the rest back.
// No faces: looking for them costs a slow phone a tenth of a second, and nothing that is painted first is set in them.
import loader from './sections/loading-overlay/loader.module.css?inline'
import overlay from './sections/loading-overlay/loading-overlay.module.css?inline'
import first from './styles/first.css?inline'
import toggle from './theme/theme-toggle.module.css?inline'

export const critical = [first, toggle, overlay, loader].join('\n')
