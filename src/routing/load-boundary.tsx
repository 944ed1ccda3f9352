import { Component, type ReactNode } from 'react'
import { Message } from './message.tsx'
import styles from './message.module.css'

type LoadBoundaryProps = {
  onRetry: () => void
  strings: { loadFailed: string; tryAgain: string; loading: string }
  children: ReactNode
}

/**
 * When a page's code fails to load, leaves for the page's address, which is real HTML. Offline, or at that address already,
 * it says so and offers to try again.
 */
export class LoadBoundary extends Component<LoadBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    if (canNavigate()) location.assign(location.href)
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
  const [document] = performance.getEntriesByType('navigation')
  return navigator.onLine && document !== undefined && new URL(document.name).pathname !== location.pathname
}
