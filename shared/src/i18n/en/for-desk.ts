// All texts of the desk: for the counter and for administrators.
import { about } from './about/about.ts'
import { accounts } from './accounts/accounts.ts'
import { admin } from './accounts/admin.ts'
import { alarms } from './accounts/alarms.ts'
import { administrators } from './accounts/administrators.ts'
import { audit } from './accounts/audit.ts'
import { analytics } from './reports/analytics.ts'
import { applicants, review, viewer } from './accounts/applicants.ts'
import { bills } from './desk/bills.ts'
import { board } from './desk/board.ts'
import { calls } from './desk/calls.ts'
import { cash } from './desk/cash.ts'
import { common } from './common.ts'
import { counterMenu, escalation, printing, queue, setup, thisCounter } from './desk/counter.ts'
import { cuisines, list, pictures } from './desk/cuisines.ts'
import { dashboard } from './reports/dashboard.ts'
import { customers } from './history/customers.ts'
import { deactivation } from './accounts/deactivation.ts'
import { dates } from './dates.ts'
import { toTexts } from '../../refusals/refusals.ts'
import { refusals } from '../refusals.ts'
import { desk } from './desk/desk.ts'
import { documents } from './accounts/documents.ts'
import { errors } from './errors.ts'
import { firstSteps } from './desk/first-steps.ts'
import { health } from './accounts/health.ts'
import { history } from './history/history.ts'
import { items } from './desk/items.ts'
import { menuUndo, sheet } from './menu/sheet.ts'
import { marks } from './marks.ts'
import { notifications } from './support/notifications.ts'
import { hours } from './hours/hours.ts'
import { opening } from './hours/opening.ts'
import { orders } from './orders.ts'
import { pace } from './hours/pace.ts'
import { pages } from './pages.ts'
import { devices, people } from './staff/people.ts'
import { expiring } from './accounts/expiring.ts'
import { platformPayments } from './accounts/platform-payments.ts'
import { provisions } from './accounts/provisions.ts'
import { restaurantPage } from './accounts/restaurant-page.ts'
import { refunds } from './desk/refunds.ts'
import { paymentSettings } from './desk/payment-settings.ts'
import { privacy } from './accounts/privacy.ts'
import { reports } from './reports/reports.ts'
import { settings } from './desk/settings.ts'
import { secondFactor } from './accounts/second-factor.ts'
import { signUp } from './accounts/sign-up.ts'
import { sms } from './sms/sms.ts'
import { staff } from './staff/staff.ts'
import { subscriptions } from './subscriptions/subscriptions.ts'
import { support } from './support/support.ts'
import { tables } from './desk/tables.ts'

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
