import type { Role } from '@sufra/shared/accounts/account'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { PageSpinner } from '@sufra/shared/ui/spinner'
import { originOf, redirectOf } from '../common/session/guards.ts'
import { readEndedView } from '../common/session/view-as.ts'
import { Navigate, Outlet, useLocation } from '../common/pages/router.ts'
import { useFollowedSession } from '../common/session/session.ts'

/** Renders an area for users who may open it and redirects all others as in spec §2, with the origin in the navigation state. */
export const Guard = ({ area }: { area: Role }) => {
  const { data: session, error, refetch, isFetching } = useFollowedSession()
  const { pathname, search } = useLocation()
  if (error && !session) return <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />
  if (!session) return <PageSpinner />
  // Spec §4: an expired session redirects to /login; a user who was never signed in goes to the sign-in page of the area.
  const redirect = session.ended === 'expired' && !session.user ? '/login' : redirectOf(session.user, area, pathname)
  const viewed = session.user?.role === 'admin' && area === 'merchant' ? readEndedView() : undefined
  if (viewed) return <Navigate to={`/admin/provisions/${viewed}`} replace />
  if (redirect)
    return <Navigate to={redirect} replace state={{ origin: originOf(session.ended, pathname + search), ended: session.ended }} />
  return <Outlet />
}
