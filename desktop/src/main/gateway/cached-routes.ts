// The routes that main answers from its cache. Routes that it queues are in offline-calls.ts; all others need the cloud.
import { readAbout } from '@sufra/shared/about/about.routes'
import { readMe } from '@sufra/shared/accounts/account.routes'
import { readBankDetails } from '@sufra/shared/bank-details/bank-details.routes'
import type { Route } from '@sufra/shared/contract/route'
import { listCuisines } from '@sufra/shared/cuisines/cuisine.routes'
import { readOwnDeactivation } from '@sufra/shared/deactivation/deactivation.routes'
import { listClosedByPlatform } from '@sufra/shared/orders/closing/closed-by-platform.routes'
import { readHours } from '@sufra/shared/hours/hours.routes'
import { readEscalation } from '@sufra/shared/escalation/escalation.routes'
import { listItems } from '@sufra/shared/menu/item.routes'
import { listNotifications } from '@sufra/shared/notifications/notification.routes'
import { listOrders } from '@sufra/shared/orders/order.routes'
import { readPaymentSettings } from '@sufra/shared/payment-settings/payment-settings.routes'
import { readPayouts } from '@sufra/shared/payouts/payout.routes'
import { readSmsSettings } from '@sufra/shared/sms/sms.routes'
import { listSupportRequests, readSupportRequest } from '@sufra/shared/support/support.routes'
import { listTables } from '@sufra/shared/tables/table.routes'
import { createRouteMatcher } from '../offline-calls/match-route.ts'

const cached = [
  readMe,
  listCuisines,
  listItems,
  listTables,
  listOrders,
  listClosedByPlatform,
  readEscalation,
  listNotifications,
  listSupportRequests,
  readSupportRequest,
  readPaymentSettings,
  readHours,
  readAbout,
  readSmsSettings,
  readBankDetails,
  readPayouts,
  readOwnDeactivation,
]
/** Routes that the offline snapshot sync keeps up to date. */
const matchSnapshot = createRouteMatcher([listItems, listCuisines, listTables].map((route: Route) => ({ route })))
const match = createRouteMatcher(cached.map((route: Route) => ({ route })))

export const findCachedRoute = (method: string, pathname: string): Route | undefined => match(method, pathname)?.item.route

/** Whether a path, with its query, is kept up to date by the offline snapshot sync. */
export const isInSnapshot = (path: string): boolean => matchSnapshot('GET', path.split('?')[0] ?? '') !== undefined
