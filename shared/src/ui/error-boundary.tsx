import { Component, type ReactNode } from 'react'
import { ErrorState } from './error-state.tsx'
import { allowReload, PageNotLoaded } from './pages/load-page.ts'

type Props = {
  children: ReactNode
  /** Rendered instead of the children on an error. Default: ErrorState with a retry button. */
  fallback?: (error: unknown, onRetry: () => void) => ReactNode
}

type State = { error: unknown }

/**
 * Shows an error message instead of a blank page when rendering fails. It is a class, since React supports no other kind of error boundary.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined }

  static getDerivedStateFromError = (error: unknown): State => ({ error })

  override componentDidCatch(error: unknown) {
    if (error instanceof PageNotLoaded) error.reset()
  }

  override componentDidMount() {
    addEventListener('online', this.onOnline)
  }

  override componentWillUnmount() {
    removeEventListener('online', this.onOnline)
  }

  /** Retries pages that could not be loaded, once the network is back. */
  onOnline = () => {
    if (this.state.error instanceof PageNotLoaded) this.setState({ error: undefined })
  }

  onRetry = () => {
    const { error } = this.state
    if (error instanceof PageNotLoaded) allowReload(error.page)
    this.setState({ error: undefined })
  }

  override render() {
    const { children, fallback } = this.props
    const { error } = this.state
    if (error === undefined) return children
    return fallback ? fallback(error, this.onRetry) : <ErrorState error={error} onRetry={this.onRetry} />
  }
}
