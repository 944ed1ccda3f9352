import { Component, type ReactNode } from 'react'
import { Message } from './message.tsx'
import styles from './message.module.css'

type LoadBoundaryProps = {
  onRetry: () => void
  strings: { loadFailed: string; tryAgain: string; loading: string }
  children: ReactNode
}

/**
 * If a page's code fails to load, navigates to the page's URL, which is prerendered. Offline, or if the document was loaded from
 * that URL, shows an error with a button to retry.
 */
export class LoadBoundary extends Component<LoadBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    // Omit the fragment: with it, the browser would scroll instead of loading the document.
    if (canNavigate()) location.assign(location.pathname + location.search)
  }

  override render() {
    const { strings, onRetry, children } = this.props
    if (!this.state.failed) return children
    if (canNavigate()) return <Message role="status" text={strings.loading} />
    return (
      <Message role="alert" text={strings.loadFailed}>
        <button type="button" className={styles.retry} onClick={onRetry}>
          {strings.tryAgain}
        </button>
      </Message>
    )
  }
}

function canNavigate(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigator.onLine && navigation !== undefined && new URL(navigation.name).pathname !== location.pathname
}
