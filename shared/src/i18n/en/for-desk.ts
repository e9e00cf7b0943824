// All texts of the desk: for the counter and for administrators.
import { toTexts } from '../../refusals/refusals.ts'
import { refusals } from '../../features.ts'
import { about } from '../../about/texts.en.ts'
import { accounts, privacy, secondFactor, signUp } from '../../accounts/texts.en.ts'
import { admin } from '../../admin-dashboard/texts.en.ts'
import { administrators } from '../../administrators/texts.en.ts'
import { alarms } from '../../alarms/texts.en.ts'
import { analytics } from '../../analytics/texts.en.ts'
import { applicants, review, viewer } from '../../applicants/texts.en.ts'
import { audit } from '../../audit/texts.en.ts'
import { cash } from '../../cash/texts.en.ts'
import { cuisines, list, pictures } from '../../cuisines/texts.en.ts'
import { customers } from '../../customers/texts.en.ts'
import { dashboard } from '../../dashboard/texts.en.ts'
import { deactivation } from '../../deactivation/texts.en.ts'
import { desk, pages, queue, settings, setup, thisCounter } from '../../desk/texts.en.ts'
import { devices } from '../../devices/texts.en.ts'
import { documents } from '../../documents/texts.en.ts'
import { escalation } from '../../escalation/texts.en.ts'
import { expiring } from '../../expiring/texts.en.ts'
import { marks } from '../../finding/texts.en.ts'
import { firstSteps } from '../../first-steps/texts.en.ts'
import { health } from '../../health/texts.en.ts'
import { hours, opening, pace } from '../../hours/texts.en.ts'
import { common, dates, errors } from './common.ts'
import { menuUndo, sheet } from '../../menu-sheet/texts.en.ts'
import { counterMenu, items } from '../../menu/texts.en.ts'
import { notifications } from '../../notifications/texts.en.ts'
import { history } from '../../order-history/texts.en.ts'
import { board, orders } from '../../orders/texts.en.ts'
import { paymentSettings } from '../../payment-settings/texts.en.ts'
import { people } from '../../pins/texts.en.ts'
import { platformPayments } from '../../platform-payments/texts.en.ts'
import { printing } from '../../printing/texts.en.ts'
import { provisions, restaurantPage } from '../../provisions/texts.en.ts'
import { refunds } from '../../refunds/texts.en.ts'
import { reports } from '../../reports/texts.en.ts'
import { sms } from '../../sms/texts.en.ts'
import { staff } from '../../staff/texts.en.ts'
import { subscriptions } from '../../subscriptions/texts.en.ts'
import { support } from '../../support/texts.en.ts'
import { bills } from '../../table-bill/texts.en.ts'
import { tables } from '../../tables/texts.en.ts'
import { calls } from '../../waiter/texts.en.ts'

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
  orders,
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
  refusals: toTexts(refusals, 'en'),
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
