import type { LocalizedText } from '@sufra/shared/localized-text'
import type { SmsSwitches } from '@sufra/shared/sms/sms-events'
import type { SmsWording } from '@sufra/shared/sms/sms-wording'
import type { Connection } from '../../../platform/db/connect.ts'
import type { FollowingBrowser } from '../../../platform/messages/push/push-subscriptions.store.ts'
import { guestOfOrderSql } from './guest-messages.sql.ts'

/** `browsers`: browsers that follow the order. */
export type GuestOfOrder = {
  mobileNumber: string
  orderNumber: number
  tableNumber: number | null
  restaurant: LocalizedText
  wording: SmsWording
  isOn: SmsSwitches
  browsers: FollowingBrowser[]
}

/** Returns the recipients of messages about an order, and the restaurant's wording of SMS, or undefined for another restaurant's order. */
export const readGuestOfOrder = async ({ query }: Pick<Connection, 'query'>, restaurantId: string, orderId: string) => {
  const [guest] = await query<GuestOfOrder>(guestOfOrderSql, [restaurantId, orderId])
  return guest
}
