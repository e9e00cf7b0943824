// The server's part of the escalation: due steps in the database, performed once across API instances.
import { isSmsOn } from '@sufra/shared/sms/sms-events'
import { smsText, wordingOf } from '@sufra/shared/sms/sms-wording'
import { v7 as uuidv7 } from 'uuid'
import type { Menus } from '../../catalogue/menu/register-menu.ts'
import type { ReadGuestMessages } from '../orders/moving/guest-messages.ts'
import type { OrdersStore } from '../orders/orders.store.ts'
import type { DueStep, EscalationStore } from './escalation.store.ts'

type Deps = {
  store: EscalationStore
  orders: Pick<OrdersStore, 'move'>
  guestMessages: ReadGuestMessages
  menuChanged: Menus['menuChanged']
  notify: (restaurantId: string) => void
  now: () => Date
}

const messageOf = ({ waiting }: DueStep) => (waiting <= 1 ? 'order_waiting' : 'orders_waiting')

/** Returns the text of the SMS. For a single order it has the order's number, for several their count and the number of the oldest. */
const textOf = (step: DueStep) => {
  const { restaurant, orderNumber, tableNumber, waiting: count, wording } = step
  return smsText({
    wording: wordingOf(wording, messageOf(step)),
    values: { restaurant, orderNumber, tableNumber, count },
    first: 'ar',
  })
}

/** Performs every step that is due. */
export const createRunEscalations = ({ store, orders, guestMessages, menuChanged, notify, now }: Deps) => {
  const sendSms = async (due: readonly DueStep[]) => {
    for (const [restaurantId, [oldest, ...more]] of Map.groupBy(due, (step) => step.restaurantId)) {
      if (!oldest || !isSmsOn(oldest.smsIsOn, messageOf(oldest))) continue
      const messages = oldest.smsNumbers.map((to) => ({ id: uuidv7(), to, text: textOf(oldest) }))
      const orderIds = [oldest, ...more].map(({ orderId }) => orderId)
      await store.sendSms(restaurantId, orderIds, now(), messages)
    }
  }

  return async (): Promise<void> => {
    const due = await store.due(now())
    await sendSms(due.filter(({ step }) => step === 'sms'))
    for (const step of due) {
      const { restaurantId, orderId } = step
      if (step.step === 'unreachable') {
        if (await store.markUnreachable(step, now())) menuChanged(restaurantId)
      } else if (step.step === 'missed') {
        // No step is recorded, because the move itself prevents a second one: a missed order is no longer Received.
        const messages = await guestMessages(restaurantId, orderId, { status: 'Cancelled', reason: 'missed' })
        const seq = await orders.move(restaurantId, orderId, { from: 'Received', to: 'Cancelled', at: now(), reason: 'missed', messages })
        if (seq !== undefined) notify(restaurantId)
      }
    }
  }
}
