import type { LocalizedText } from '@sufra/shared/localized-text'
import type { SmsSwitches } from '@sufra/shared/sms/sms-events'
import type { SmsWording } from '@sufra/shared/sms/sms-wording'
import type { Connection } from '../../db/connect.ts'
import { guestOfOrderSql } from './guest-sms.sql.ts'

type GuestOfOrder = {
  mobileNumber: string
  orderNumber: number
  tableNumber: number | null
  restaurant: LocalizedText
  wording: SmsWording
  isOn: SmsSwitches
}

/** Whom an SMS about an order goes to, and the restaurant's wording. Undefined for another restaurant's order. */
export const readGuestOfOrder = async ({ query }: Pick<Connection, 'query'>, restaurantId: string, orderId: string) => {
  const [guest] = await query<GuestOfOrder>(guestOfOrderSql, [restaurantId, orderId])
  return guest
}
