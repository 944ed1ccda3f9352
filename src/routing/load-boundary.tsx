import { Component, type ReactNode } from 'react'
import styles from '../pages/page.module.css'

type LoadBoundaryProps = {
  onRetry: () => void
  strings: { loadFailed: string; tryAgain: string }
  children: ReactNode
}

/** Says that a page's code did not arrive, and offers to try again; the rest of the page stays. */
export class LoadBoundary extends Component<LoadBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    const { strings, onRetry, children } = this.props
    if (!this.state.failed) return children
    return (
      <div className={styles.message} role="alert">
        <p>{strings.loadFailed}</p>
        <button type="button" className={styles.retry} onClick={onRetry}>
          {strings.tryAgain}
        </button>
      </div>
    )
  }
}
