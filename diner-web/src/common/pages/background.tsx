import { ErrorBoundary } from '@sufra/shared/ui/error-boundary'
import { Suspense, type ReactNode } from 'react'
import { useSplash } from '../splash/splash.ts'

const renderNothing = () => null

/**
 * Parts beside the page, which must not block it. They are loaded after the first page, and parts that fail to load are retried once the
 * network is back. `space` is rendered while they load, so that the page does not move.
 */
export const Background = ({ children, space = null }: { children: ReactNode; space?: ReactNode }) =>
  useSplash() ? (
    space
  ) : (
    <ErrorBoundary fallback={renderNothing}>
      <Suspense fallback={space}>{children}</Suspense>
    </ErrorBoundary>
  )
