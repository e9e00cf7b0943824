// The main process caches some responses of the cloud and reports changes: the queries that used them are then invalidated.
import { readMe } from '@sufra/shared/accounts/account.routes'
import { readFirstSteps } from '@sufra/shared/first-steps/first-steps.routes'
import { listNotifications } from '@sufra/shared/notifications/notification.routes'
import { isStaleAfter } from '@sufra/shared/feed/at-counter'
import type { FeedEnvelope } from '@sufra/shared/realtime/feed-event'
import type { CounterQuery } from '@sufra/shared/realtime/feed-event'
import { listSupportRequests } from '@sufra/shared/support/support.routes'
import { listTables } from '@sufra/shared/tables/table.routes'
import { bridge } from './bridge.ts'
import { createRefetchSoon, refetchChanged } from '../api/refetch.ts'
import { sessionKey } from '../session/session-state.ts'

/** Query keys of responses that the main process may cache: the common prefix, and the key of one path. */
export const cachedResponsesKey = ['cached-response'] as const
export const cachedResponseKey = (path: string) => [...cachedResponsesKey, path] as const

/** Query key of the dashboard. */
export const dashboardKey = ['dashboard'] as const

const refetchDashboard = createRefetchSoon(dashboardKey, 5_000)

/** Query key of everything about the cash drawer: the common prefix. */
export const cashKey = ['cash'] as const

/** Query key of the list of notifications. */
export const notificationsKey = ['notifications'] as const

/** Query key of everything about requests for help: the common prefix. */
export const supportKey = ['support'] as const

const keyOf = (path: string) => {
  if (path === readMe.path) return sessionKey
  if (path.split('?')[0] === listNotifications.path) return notificationsKey
  return path.startsWith(listSupportRequests.path) ? supportKey : cachedResponseKey(path)
}
const invalidate = (path: string) => void refetchChanged(keyOf(path))

export const followCachedResponses = () => {
  bridge?.on('responsesChanged', ({ paths }) => paths.forEach(invalidate))
}

/** Invalidates queries that feed events may have made stale while this page missed them. */
export const invalidateAfterMissed = () => {
  refetchDashboard()
  for (const key of [cachedResponsesKey, cashKey]) void refetchChanged(key)
}

/** Queries of several pages, and the function that fetches each again. A page fetches its own queries again: see `useRefetchAfter`. */
const refetches: [CounterQuery, () => void][] = [
  ['dashboard', refetchDashboard],
  ['menu', () => void refetchChanged(cachedResponsesKey)],
  [
    'tables',
    () => {
      // On the desktop the main process fetches the tables and reports the new list.
      if (!bridge) invalidate(listTables.path)
    },
  ],
  ['cash', () => void refetchChanged(cashKey)],
  ['first-steps', () => invalidate(readFirstSteps.path)],
]

/** Invalidates the queries that a feed event has made stale. */
export const invalidateAfter = (envelope: FeedEnvelope) => {
  for (const [query, refetch] of refetches) if (isStaleAfter(envelope, query)) refetch()
}
