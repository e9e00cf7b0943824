import { Component, type ReactNode } from 'react'
import { ErrorState } from './error-state.tsx'
import { allowReload, PageNotLoaded } from './load-page.ts'

type Props = {
  children: ReactNode
  /** What is shown instead of the children; without it, what happened and the way to try again. */
  fallback?: (error: unknown, onRetry: () => void) => ReactNode
}

type State = { error: unknown }

/** Shows words instead of a blank page when drawing breaks. A class, since React offers no other way. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined }

  static getDerivedStateFromError = (error: unknown): State => ({ error })

  override componentDidCatch(error: unknown) {
    if (error instanceof PageNotLoaded) error.forget()
  }

  override componentDidMount() {
    addEventListener('online', this.onOnline)
  }

  override componentWillUnmount() {
    removeEventListener('online', this.onOnline)
  }

  /** What could not be loaded without a network comes by itself when there is one. */
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
