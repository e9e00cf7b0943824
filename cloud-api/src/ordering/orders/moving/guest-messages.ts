// Messages to the guest about changes of an order: by SMS, and by notifications of the browsers that follow it.
import { tracking as arabic } from '@sufra/shared/following/texts.ar'
import { tracking as english } from '@sufra/shared/following/texts.en'
import type { OrderChange } from '@sufra/shared/push/order-change'
import { statusTextOf } from '@sufra/shared/push/status-text'
import { hasPhoneLength } from '@sufra/shared/phone-numbers/phone-length'
import { isPushed, pushExpiresAfter, type PushMessage } from '@sufra/shared/push/push-message'
import { guestMessageOf, guestSmsDelay, guestSmsExpiresAfter, isSmsOn } from '@sufra/shared/sms/sms-events'
import { smsText, wordingOf } from '@sufra/shared/sms/sms-wording'
import { v7 as uuidv7 } from 'uuid'
import type { Connection } from '../../../platform/db/connect.ts'
import type { Channel } from '../../../platform/messages/message.ts'
import { readGuestOfOrder, type GuestOfOrder } from './guest-messages.store.ts'

/** `delay`: seconds before the message is sent, `expiresAfter`: seconds after which it is no longer sent. */
export type GuestMessage = { id: string; channel: Channel; to: string; text: string; delay: number; expiresAfter: number }

/** Returns an empty list when the restaurant sends no SMS, or without a phone number. */
const smsOf = (guest: GuestOfOrder, change: OrderChange): GuestMessage[] => {
  const message = guestMessageOf(change)
  const { mobileNumber, orderNumber, tableNumber, restaurant, wording, isOn } = guest
  if (!message || !isSmsOn(isOn, message) || !hasPhoneLength(mobileNumber)) return []
  const values = { restaurant, orderNumber, tableNumber }
  const text = smsText({ wording: wordingOf(wording, message), values, first: 'ar' })
  return [{ id: uuidv7(), channel: 'sms', to: `+${mobileNumber}`, text, delay: guestSmsDelay, expiresAfter: guestSmsExpiresAfter[message] }]
}

const texts = { en: english, ar: arabic }

const pushesOf = ({ browsers }: GuestOfOrder, change: OrderChange): GuestMessage[] => {
  if (!isPushed(change)) return []
  const { key, emoji } = statusTextOf(change.status)
  return browsers.map(({ id, language }) => {
    const shown: PushMessage = { ...texts[language].notification[key], emoji }
    return { id: uuidv7(), channel: 'push', to: id, text: JSON.stringify(shown), delay: 0, expiresAfter: pushExpiresAfter }
  })
}

/** Creates the messages for the statement of the change. */
export const createGuestMessages =
  (connection: Pick<Connection, 'query'>) =>
  async (restaurantId: string, orderId: string, change: OrderChange): Promise<GuestMessage[]> => {
    if (guestMessageOf(change) === undefined && !isPushed(change)) return []
    const guest = await readGuestOfOrder(connection, restaurantId, orderId)
    return guest ? [...smsOf(guest, change), ...pushesOf(guest, change)] : []
  }

export type ReadGuestMessages = ReturnType<typeof createGuestMessages>
