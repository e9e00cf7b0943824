import { Component, type ReactNode } from 'react'
import { ErrorState } from './error-state.tsx'

type Props = { children: ReactNode; onError?: (error: unknown) => void }

/** Shows words instead of a blank page when drawing breaks. A class, since React offers no other way. */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state = { error: undefined }

  static getDerivedStateFromError = (error: unknown) => ({ error })

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error)
  }

  override render() {
    if (this.state.error === undefined) return this.props.children
    return <ErrorState error={this.state.error} onRetry={() => this.setState({ error: undefined })} />
  }
}
