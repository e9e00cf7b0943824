import type { Role } from '@sufra/shared/accounts/account'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { PageSpinner } from '@sufra/shared/ui/spinner'
import { redirectOf } from './guards.ts'
import { Navigate, Outlet, useLocation } from './router.ts'
import { useSession } from './session.ts'

/** Lets through who may open an area; everybody else goes where spec §2 sends them, with the origin kept. */
export const Guard = ({ area }: { area: Role }) => {
  const { data: session, error, refetch, isFetching } = useSession()
  const { pathname, search } = useLocation()
  if (error && !session) return <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />
  if (!session) return <PageSpinner />
  // Spec §4: a session that ended by itself leads to /login; who was never signed in goes to the area's own sign-in.
  const redirect = session.ended === 'expired' && !session.user ? '/login' : redirectOf(session.user, area, pathname)
  if (redirect) return <Navigate to={redirect} replace state={{ origin: pathname + search, ended: session.ended }} />
  return <Outlet />
}
