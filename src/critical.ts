// What the first paint needs, set into every page: the overlay, the toggle above it, and the clock that keeps the rest back.
import loader from './sections/loading-overlay/loader.module.css?inline'
import overlay from './sections/loading-overlay/loading-overlay.module.css?inline'
import base from './styles/base.css?inline'
import fonts from './styles/fonts.css?inline'
import layers from './styles/layers.css?inline'
import reset from './styles/reset.css?inline'
import scriptless from './styles/scriptless.css?inline'
import tokens from './styles/tokens.css?inline'
import toggle from './theme/theme-toggle.module.css?inline'

export const critical = [layers, fonts, reset, tokens, base, toggle, overlay, loader, scriptless].join('\n')
