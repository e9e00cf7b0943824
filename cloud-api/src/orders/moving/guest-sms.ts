import type { AnyCancelReason } from '@sufra/shared/orders/cancel-reason'
import type { OrderStatus } from '@sufra/shared/orders/order-status'
import { hasPhoneLength } from '@sufra/shared/phone-numbers/phone-length'
import { guestMessageOf, guestSmsExpiresAfter, isSmsOn } from '@sufra/shared/sms/sms-events'
import { smsText, wordingOf } from '@sufra/shared/sms/sms-wording'
import { v7 as uuidv7 } from 'uuid'
import type { Connection } from '../../db/connect.ts'
import { readGuestOfOrder } from './guest-sms.store.ts'

/** `expiresAfter`: seconds. */
export type GuestSms = { id: string; to: string; text: string; expiresAfter: number }
type Change = { status: OrderStatus; reason?: AnyCancelReason | undefined; queuedSeconds?: number | undefined }

/** The SMS that the guest gets when an order is changed, to be written in the statement of the change. Empty when the restaurant sends none, or without a phone number. */
export const createGuestSms =
  (connection: Pick<Connection, 'query'>) =>
  async (restaurantId: string, orderId: string, change: Change): Promise<GuestSms[]> => {
    const message = guestMessageOf(change)
    const guest = message && (await readGuestOfOrder(connection, restaurantId, orderId))
    if (!guest || !isSmsOn(guest.isOn, message) || !hasPhoneLength(guest.mobileNumber)) return []
    const { mobileNumber, orderNumber, tableNumber, restaurant, wording } = guest
    const values = { restaurant, orderNumber, tableNumber }
    const text = smsText({ wording: wordingOf(wording, message), values, first: 'ar' })
    return [{ id: uuidv7(), to: `+${mobileNumber}`, text, expiresAfter: guestSmsExpiresAfter[message] }]
  }

export type ReadGuestSms = ReturnType<typeof createGuestSms>
