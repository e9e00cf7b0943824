// All texts of the desk: for the counter and for administrators.
import { toTexts } from '../../refusals/refusals.ts'
import { refusals } from '../../features.ts'
import { about } from '../../about/texts.ar.ts'
import { accounts, privacy, secondFactor, signUp } from '../../accounts/texts.ar.ts'
import { admin } from '../../admin-dashboard/texts.ar.ts'
import { administrators } from '../../administrators/texts.ar.ts'
import { alarms } from '../../alarms/texts.ar.ts'
import { analytics } from '../../analytics/texts.ar.ts'
import { applicants, review, viewer } from '../../applicants/texts.ar.ts'
import { audit } from '../../audit/texts.ar.ts'
import { cash } from '../../cash/texts.ar.ts'
import { cuisines, list, pictures } from '../../cuisines/texts.ar.ts'
import { customers } from '../../customers/texts.ar.ts'
import { dashboard } from '../../dashboard/texts.ar.ts'
import { deactivation } from '../../deactivation/texts.ar.ts'
import { desk, pages, queue, settings, setup, thisCounter } from '../../desk/texts.ar.ts'
import { devices } from '../../devices/texts.ar.ts'
import { documents } from '../../documents/texts.ar.ts'
import { escalation } from '../../escalation/texts.ar.ts'
import { expiring } from '../../expiring/texts.ar.ts'
import { marks } from '../../finding/texts.ar.ts'
import { firstSteps } from '../../first-steps/texts.ar.ts'
import { health } from '../../health/texts.ar.ts'
import { hours, opening, pace } from '../../hours/texts.ar.ts'
import { common, dates, errors } from './common.ts'
import { menuUndo, sheet } from '../../menu-sheet/texts.ar.ts'
import { counterMenu, items } from '../../menu/texts.ar.ts'
import { notifications } from '../../notifications/texts.ar.ts'
import { history } from '../../order-history/texts.ar.ts'
import { board, orders } from '../../orders/texts.ar.ts'
import { paymentSettings } from '../../payment-settings/texts.ar.ts'
import { people } from '../../pins/texts.ar.ts'
import { platformPayments } from '../../platform-payments/texts.ar.ts'
import { printing } from '../../printing/texts.ar.ts'
import { provisions, restaurantPage } from '../../provisions/texts.ar.ts'
import { refunds } from '../../refunds/texts.ar.ts'
import { reports } from '../../reports/texts.ar.ts'
import { sms } from '../../sms/texts.ar.ts'
import { staff } from '../../staff/texts.ar.ts'
import { subscriptions } from '../../subscriptions/texts.ar.ts'
import { support } from '../../support/texts.ar.ts'
import { bills } from '../../table-bill/texts.ar.ts'
import { tables } from '../../tables/texts.ar.ts'
import { calls } from '../../waiter/texts.ar.ts'

export const forDesk = {
  about,
  accounts,
  admin,
  alarms,
  administrators,
  audit,
  analytics,
  applicants,
  bills,
  board,
  calls,
  cash,
  common,
  counterMenu,
  cuisines,
  dashboard,
  customers,
  dates,
  deactivation,
  desk,
  devices,
  documents,
  errors,
  expiring,
  firstSteps,
  health,
  history,
  hours,
  items,
  menuUndo,
  escalation,
  list,
  marks,
  notifications,
  opening,
  // The board needs its own word here, because “received” and “delivered” look alike in Arabic.
  orders: { ...orders, status: { ...orders.status, Received: 'طلب جديد' } },
  pace,
  pages,
  paymentSettings,
  people,
  pictures,
  printing,
  platformPayments,
  provisions,
  queue,
  refunds,
  privacy,
  refusals: toTexts(refusals, 'ar'),
  reports,
  restaurantPage,
  review,
  secondFactor,
  settings,
  setup,
  sheet,
  signUp,
  sms,
  staff,
  subscriptions,
  support,
  tables,
  thisCounter,
  viewer,
}
