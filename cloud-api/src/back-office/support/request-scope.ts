import { readsAllRequests } from '@sufra/shared/support/support-request'
import type { MemberSession } from '../../platform/http/sessions/session.ts'
import type { RequestScope } from './support.store.ts'

/** Returns the scope of requests that a member may read: all of the restaurant, or their own. */
export const scopeOf = ({ restaurantId, userId, role }: MemberSession): RequestScope => ({
  restaurantId,
  requestedBy: readsAllRequests(role) ? undefined : userId,
})
