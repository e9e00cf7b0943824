import { ErrorState } from '@sufra/shared/ui/error-state'
import { useRouteError } from '../router.ts'

type Props = { error: unknown; onRetry: () => void }

/** A page that failed, within the desk: the sidebar, the board and its bell stay. */
export const PageFailure = ({ error, onRetry }: Props) => (
  <main className="grid grow place-items-center">
    <ErrorState error={error} onRetry={onRetry} />
  </main>
)

/** What stands around the pages has failed: nothing is left but to begin anew. */
export const AppFailure = () => (
  <main className="grid min-h-dvh place-items-center">
    <ErrorState error={useRouteError()} onRetry={() => location.reload()} />
  </main>
)
