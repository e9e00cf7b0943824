import { ErrorState } from '@sufra/shared/ui/error-state'
import { useRouteError } from '../common/pages/router.ts'

type Props = { error: unknown; onRetry: () => void }

/** A page that failed, within the layout: the side bar, the order board and the bell stay. */
export const PageFailure = ({ error, onRetry }: Props) => (
  <main className="grid grow place-items-center">
    <ErrorState error={error} onRetry={onRetry} />
  </main>
)

/** The layout itself failed: the only retry is a reload. */
export const AppFailure = () => (
  <main className="grid min-h-dvh place-items-center">
    <ErrorState error={useRouteError()} onRetry={() => location.reload()} />
  </main>
)
