import { accountRefusals } from './account-refusals.ts'
import { secondFactorRefusals } from '../accounts/second-factor.refusals.ts'
import { menuRefusals } from './menu-refusals.ts'
import { cashRefusals } from '../cash/cash.refusals.ts'
import { administratorRefusals } from '../administrators/administrator.refusals.ts'
import { guestRefusals } from '../customers/guest.refusals.ts'
import { bankDetailsRefusals } from '../bank-details/bank-details.refusals.ts'
import { deactivationRefusals } from '../deactivation/deactivation.refusals.ts'
import { deviceRefusals } from '../devices/device.refusals.ts'
import { expiringRefusals } from '../expiring/expiring.refusals.ts'
import { smsRefusals } from '../sms/sms.refusals.ts'
import { aboutRefusals } from '../about/about.refusals.ts'
import { healthRefusals } from '../health/health.refusals.ts'
import { hoursRefusals } from '../hours/hours.refusals.ts'
import { provisionRefusals } from '../provisions/provision.refusals.ts'
import { paymentRefusals } from '../payments/payment.refusals.ts'
import { platformPaymentsRefusals } from '../platform-payments/platform-payments.refusals.ts'
import { pinRefusals } from '../pins/pin.refusals.ts'
import { refundRefusals } from '../refunds/refund.refusals.ts'
import { reportRefusals } from '../reports/report.refusals.ts'
import { receiptRefusals } from '../receipts/receipt.refusals.ts'
import { staffRefusals } from '../staff/staff.refusals.ts'
import { subscriptionRefusals } from '../subscriptions/subscription.refusals.ts'
import { supportRefusals } from '../support/support.refusals.ts'
import { tableBillRefusals } from '../table-bill/table-bill.refusals.ts'
import { pushRefusals } from '../push/push.refusals.ts'
import { waiterRefusals } from '../waiter/waiter.refusals.ts'

/** All refusals (expected errors) with their HTTP status. The code is sent over the wire; its text is in i18n under `refusals`. */
export const refusals = {
  ...accountRefusals,
  ...secondFactorRefusals,
  ...administratorRefusals,
  ...menuRefusals,
  ...paymentRefusals,
  ...refundRefusals,
  ...cashRefusals,
  ...guestRefusals,
  ...receiptRefusals,
  ...bankDetailsRefusals,
  ...tableBillRefusals,
  ...pushRefusals,
  ...waiterRefusals,
  ...staffRefusals,
  ...deviceRefusals,
  ...pinRefusals,
  ...subscriptionRefusals,
  ...supportRefusals,
  ...reportRefusals,
  ...deactivationRefusals,
  ...aboutRefusals,
  ...smsRefusals,
  ...healthRefusals,
  ...hoursRefusals,
  ...expiringRefusals,
  ...provisionRefusals,
  ...platformPaymentsRefusals,
  'request.invalid': 400,
  'request.forbidden_origin': 403,
  'request.not_found': 404,
  'request.too_large': 413,
  'request.too_many': 429,
  'server.failed': 500,
  'server.busy': 503,
  'money.invalid': 400,
  'session.none': 401,
  'session.wrong_credentials': 401,
  'session.expired': 403,
  'session.forbidden': 403,
  'session.not_accepted': 403,
  'session.view_only': 403,
  'file.link_over': 410,
  'document.type': 400,
  'document.size': 400,
  'document.damaged': 400,
  'document.unsafe': 400,
  'document.file_required': 400,
  'document.files_required': 400,
  'document.too_many': 400,
  'document.issue_required': 400,
  'document.expiration_required': 400,
  'document.issue_in_future': 400,
  'document.expired': 400,
  'document.issue_after_expiration': 400,
  'document.identity_type': 400,
  'document.not_found': 404,
  'document.none_sent': 400,
  'document.commercialLicense': 400,
  'document.tradeLicense': 400,
  'document.establishmentId': 400,
  'document.taxCertificates': 400,
  'document.proofOfIdentity': 400,
  'document.foodSafetyCertificates': 400,
  'document.restaurantImages': 400,
  'applicant.not_found': 404,
  'applicant.changed': 409,
  'applicant.nothing_to_decide': 409,
  'applicant.document_missing': 409,
  'applicant.reason_required': 400,
  'applicant.reason_length': 400,
  'restaurant.not_found': 404,
  'restaurant.not_taking_orders': 409,
  'restaurant.unreachable': 409,
  'escalation.time': 400,
  'escalation.number': 400,
  'escalation.order': 400,
  'table.not_found': 404,
  'table.link_invalid': 404,
  'table.renumbered': 409,
  'table.required': 400,
  'table.number_required': 400,
  'table.number_integer': 400,
  'table.number_positive': 400,
  'table.number_max': 400,
  'table.number_taken': 409,
  'table.seats': 400,
  'table.zone_length': 400,
  'table.zone_english': 400,
  'table.range_order': 400,
  'table.range_size': 400,
  'table.too_many': 400,
  'table.plan_limit': 409,
  'table.changed': 409,
  'cart.empty': 400,
  'cart.too_many_lines': 400,
  'cart.quantity': 400,
  'cart.note_length': 400,
  'cart.other_restaurant': 400,
  'cart.item_unknown': 400,
  'cart.option_unknown': 400,
  'cart.option_twice': 400,
  'cart.too_few_options': 400,
  'cart.too_many_options': 400,
  'cart.choice_quantity': 400,
  'cart.item_unavailable': 409,
  'cart.price_changed': 409,
  'customer.details_required': 400,
  'customer.name_length': 400,
  'customer.mobile_digits': 400,
  'customer.vehicle_required': 400,
  'customer.vehicle_model_length': 400,
  'customer.vehicle_number_length': 400,
  'customer.vehicle_color_length': 400,
  'visit.expired': 409,
  'order.table_waits': 429,
  'order.phone_waits': 429,
  'order.network_waits': 429,
  'order.too_fast': 429,
  'order.phone_blocked': 403,
  'order.total_max': 400,
  'idempotency.key_required': 400,
  'order.not_found': 404,
  'order.cannot_move': 409,
  'order.cannot_cancel': 409,
  'order.cannot_reopen': 409,
  'order.payment_returned': 409,
  'order.day_closed': 409,
  'order.link_over': 410,
  'order.not_found_by_digits': 404,
  'order.number_required': 400,
  'order.last_digits': 400,
  'order.withdrawn': 409,
  'order.minutes_required': 400,
  'order.reason_required': 400,
  'order.reason_unsuitable': 409,
  'order.instructions_length': 400,
  'counter.not_saved': 507,
  'counter.entry_damaged': 409,
  'idempotency.key_invalid': 400,
  'idempotency.other_body': 422,
  'idempotency.in_flight': 409,
} as const satisfies Record<string, number>

export type RefusalCode = keyof typeof refusals

export const isRefusalCode = (code: unknown): code is RefusalCode => typeof code === 'string' && Object.hasOwn(refusals, code)
