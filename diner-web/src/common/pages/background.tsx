import { ErrorBoundary } from '@sufra/shared/ui/error-boundary'
import { Suspense, type ReactNode } from 'react'

const renderNothing = () => null

/** Parts beside the page, which must not block it: those that fail to load are retried once the network is back. */
export const Background = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={renderNothing}>
    <Suspense>{children}</Suspense>
  </ErrorBoundary>
)
