import { ErrorBoundary } from '@sufra/shared/ui/error-boundary'
import { Suspense, type ReactNode } from 'react'
import { useSplash } from '../splash/splash.ts'

const renderNothing = () => null

/**
 * Parts beside the page, which must not block it: they are loaded when the first page has been, and those that fail to load are retried once the network
 * is back. `space` is shown while they load, so that nothing moves.
 */
export const Background = ({ children, space = null }: { children: ReactNode; space?: ReactNode }) =>
  useSplash() ? (
    space
  ) : (
    <ErrorBoundary fallback={renderNothing}>
      <Suspense fallback={space}>{children}</Suspense>
    </ErrorBoundary>
  )
