// Sessions in which an administrator sees a restaurant's pages like its members. Their start and their end are in the audit log.
import { randomBytes } from 'node:crypto'
import type { User } from '@sufra/shared/accounts/account'
import { viewMinutes } from '@sufra/shared/provisions/view-as.routes'
import type { Sessions } from '../../../people/accounts/register-accounts.ts'
import { endOwnSession, insertViewSession } from '../../../people/accounts/sessions/own-sessions.store.ts'
import type { AdministratorSession } from '../../../platform/http/sessions/session.ts'
import { recordAuditEntry } from '../../../people/audit/audit-log.ts'
import type { Connection, Db } from '../../../platform/db/connect.ts'
import { refused } from '../../../platform/refusals/refused.ts'
import { readRestaurant } from '../../../people/restaurants/restaurants.store.ts'
import { deleteViewsEndedBefore, insertView, listViewsWithoutEnd, markViewEnded, readView } from './restaurant-views.store.ts'

type Deps = {
  connection: Pick<Connection, 'db' | 'transact'>
  sessions: Pick<Sessions, 'describeNew' | 'sessionsAlive'>
  now: () => Date
  onSessionsEnded: (sessionIds: string[]) => void
}
const storedFor = 86_400_000

type View = { id: string; administratorId: string; restaurantId: string }

export const createRestaurantViews = ({ connection: { db, transact }, sessions, now, onSessionsEnded }: Deps) => {
  /** Records the end once. */
  const recordEnd = async (tx: Db, { id, administratorId: adminId, restaurantId }: View, at: Date) => {
    if (await markViewEnded(tx, id, at))
      await recordAuditEntry(tx, { adminId, restaurantId, at, action: 'view_ended', details: { view: id } })
  }

  return {
    /** Refuses `restaurant.not_found`, and `view_as.not_accepted` for a restaurant that has only the page of its application. */
    start: async (
      { userId: administratorId, sessionId: openedIn }: AdministratorSession,
      restaurantId: string,
      userAgent: string,
    ): Promise<{ viewId: string; accessToken: string; user: User }> => {
      const restaurant = await readRestaurant(db, restaurantId)
      if (!restaurant) throw refused('restaurant.not_found')
      if (restaurant.status !== 'accepted') throw refused('view_as.not_accepted')
      const id = randomBytes(16).toString('base64url')
      const startedAt = now()
      const expiresAt = new Date(startedAt.getTime() + viewMinutes * 60_000)
      await transact(async (tx) => {
        await insertViewSession(tx, { id, userId: administratorId, restaurantId, openedIn, userAgent, signedInAt: startedAt, expiresAt })
        await insertView(tx, { id, administratorId, restaurantId, startedAt, expiresAt })
        await recordAuditEntry(tx, { adminId: administratorId, restaurantId, at: startedAt, action: 'view_started', details: { view: id } })
      })
      return { viewId: id, ...(await sessions.describeNew(id, viewMinutes)) }
    },

    /** Does nothing when the view has ended. Refuses `view_as.not_found`, also for another administrator's view. */
    end: async ({ userId: administratorId }: AdministratorSession, id: string): Promise<void> => {
      const view = await readView(db, administratorId, id)
      if (!view) throw refused('view_as.not_found')
      const at = now()
      await transact(async (tx) => {
        await endOwnSession(tx, administratorId, id, at)
        await recordEnd(tx, view, at)
      })
      onSessionsEnded([id])
    },

    /**
     * Records the end of views that expired, or ended with the session of their administrator, and deletes views that were recorded a day
     * ago.
     */
    recordEnded: async (): Promise<void> => {
      await deleteViewsEndedBefore(db, new Date(now().getTime() - storedFor))
      const open = await listViewsWithoutEnd(db)
      if (open.length === 0) return
      const alive = await sessions.sessionsAlive(open.map(({ id }) => id))
      const over = open.filter(({ id }) => !alive.has(id))
      for (const view of over) await transact((tx) => recordEnd(tx, view, view.expiresAt < now() ? view.expiresAt : now()))
    },
  }
}
