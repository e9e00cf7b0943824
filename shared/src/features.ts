// All refusals and all events of a restaurant's feed, put together from the features that define them.
import { aboutRefusals } from './about/about.refusals.ts'
import { accountEvents } from './accounts/account.events.ts'
import { accountRefusals } from './accounts/account.refusals.ts'
import { administratorRefusals } from './administrators/administrator.refusals.ts'
import { applicantRefusals } from './applicants/applicant.refusals.ts'
import { bankDetailsRefusals } from './bank-details/bank-details.refusals.ts'
import { cartRefusals } from './cart/cart.refusals.ts'
import { cashEvents } from './cash/cash.events.ts'
import { cashRefusals } from './cash/cash.refusals.ts'
import { requestRefusals } from './contract/request.refusals.ts'
import { cuisineRefusals } from './cuisines/cuisine.refusals.ts'
import { guestRefusals } from './customers/guest.refusals.ts'
import { deactivationRefusals } from './deactivation/deactivation.refusals.ts'
import { deviceRefusals } from './devices/device.refusals.ts'
import { documentRefusals } from './documents/document.refusals.ts'
import { escalationEvents } from './escalation/escalation.events.ts'
import { escalationRefusals } from './escalation/escalation.refusals.ts'
import { expiringRefusals } from './expiring/expiring.refusals.ts'
import { healthRefusals } from './health/health.refusals.ts'
import { hoursRefusals } from './hours/hours.refusals.ts'
import { sheetRefusals } from './menu-sheet/sheet.refusals.ts'
import { itemRefusals } from './menu/item.refusals.ts'
import { menuEvents } from './menu/menu.events.ts'
import { menuRefusals } from './menu/menu.refusals.ts'
import { notificationEvents } from './notifications/notification.events.ts'
import { orderEvents } from './orders/order.events.ts'
import { orderRefusals } from './orders/order.refusals.ts'
import { paymentRefusals } from './payments/payment.refusals.ts'
import { payoutRefusals } from './payouts/payout.refusals.ts'
import { pinRefusals } from './pins/pin.refusals.ts'
import { webhookRefusals } from './platform-payments/webhook.refusals.ts'
import { provisionRefusals } from './provisions/provision.refusals.ts'
import { pushRefusals } from './push/push.refusals.ts'
import type { FeedDefinitions } from './realtime/feed-event.ts'
import { receiptRefusals } from './receipts/receipt.refusals.ts'
import { refundRefusals } from './refunds/refund.refusals.ts'
import type { RefusalCode, Refusals } from './refusals/refusals.ts'
import { reportRefusals } from './reports/report.refusals.ts'
import { smsRefusals } from './sms/sms.refusals.ts'
import { staffRefusals } from './staff/staff.refusals.ts'
import { subscriptionEvents } from './subscriptions/subscription.events.ts'
import { subscriptionRefusals } from './subscriptions/subscription.refusals.ts'
import { supportEvents } from './support/support.events.ts'
import { supportRefusals } from './support/support.refusals.ts'
import { tableBillEvents } from './table-bill/table-bill.events.ts'
import { tableBillRefusals } from './table-bill/table-bill.refusals.ts'
import { scannedTableRefusals } from './tables/scanned-table.refusals.ts'
import { tableEvents } from './tables/table.events.ts'
import { tableRefusals } from './tables/table.refusals.ts'
import { visitRefusals } from './visits/visit.refusals.ts'
import { waiterEvents } from './waiter/waiter.events.ts'
import { waiterRefusals } from './waiter/waiter.refusals.ts'

export const refusals: Refusals = {
  ...aboutRefusals,
  ...accountRefusals,
  ...administratorRefusals,
  ...applicantRefusals,
  ...bankDetailsRefusals,
  ...cartRefusals,
  ...cashRefusals,
  ...requestRefusals,
  ...cuisineRefusals,
  ...guestRefusals,
  ...deactivationRefusals,
  ...deviceRefusals,
  ...documentRefusals,
  ...escalationRefusals,
  ...expiringRefusals,
  ...healthRefusals,
  ...hoursRefusals,
  ...menuRefusals,
  ...itemRefusals,
  ...sheetRefusals,
  ...orderRefusals,
  ...paymentRefusals,
  ...payoutRefusals,
  ...pinRefusals,
  ...webhookRefusals,
  ...provisionRefusals,
  ...pushRefusals,
  ...receiptRefusals,
  ...refundRefusals,
  ...reportRefusals,
  ...smsRefusals,
  ...staffRefusals,
  ...subscriptionRefusals,
  ...supportRefusals,
  ...tableBillRefusals,
  ...scannedTableRefusals,
  ...tableRefusals,
  ...visitRefusals,
  ...waiterRefusals,
}

/** Whether a value is the code of a refusal that this version knows. */
export const isKnownCode = (code: unknown): code is RefusalCode => typeof code === 'string' && Object.hasOwn(refusals, code)

/** Events are numbered, stored before they are published, and replayed to clients that missed them. */
export const feedEvents: FeedDefinitions = {
  ...orderEvents,
  ...escalationEvents,
  ...menuEvents,
  ...tableEvents,
  ...cashEvents,
  ...tableBillEvents,
  ...waiterEvents,
  ...accountEvents,
  ...notificationEvents,
  ...subscriptionEvents,
  ...supportEvents,
}
