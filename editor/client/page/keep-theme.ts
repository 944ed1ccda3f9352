/** Vite loads the page again at times. Its address then brings the theme along, as links to other languages do. */
export function keepTheme() {
  import.meta.hot?.on('vite:beforeFullReload', () => {
    const { theme } = document.documentElement.dataset
    if (theme !== undefined) history.replaceState(history.state, '', `?theme=${theme}${location.hash}`)
  })
}
