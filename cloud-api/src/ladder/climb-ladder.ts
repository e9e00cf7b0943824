// The server's half of the ladder: due work in the database, done once however many copies of the API look.
import { v7 as uuidv7 } from 'uuid'
import type { OrdersStore } from '../orders/orders.store.ts'
import type { DueStep, LadderStore } from './ladder.store.ts'

type Parts = { store: LadderStore; orders: Pick<OrdersStore, 'move'>; wake: (restaurantId: string) => void; now: () => Date }

const smsText = ({ orderNumber, tableNumber }: DueStep) => {
  const arabic = `سفرة: الطلب ${orderNumber}${tableNumber === null ? '' : ` (طاولة ${tableNumber})`} ينتظر القبول.`
  const english = `Sufra: order ${orderNumber}${tableNumber === null ? '' : ` (table ${tableNumber})`} waits to be accepted.`
  return `${arabic}\n${english}`
}

/** Takes every step that is due. */
export const createClimbLadder =
  ({ store, orders, wake, now }: Parts) =>
  async (): Promise<void> => {
    for (const due of await store.due(now())) {
      const { restaurantId, orderId } = due
      if (due.step === 'sms')
        await store.sendSms(
          due,
          now(),
          due.smsNumbers.map((to) => ({ id: uuidv7(), to, text: smsText(due) })),
        )
      else if (due.step === 'unreachable') {
        if (await store.markUnreachable(due, now())) wake(restaurantId)
      } else {
        // Its move is its own note: an order that was missed is no longer Received.
        const seq = await orders.move(restaurantId, orderId, { from: 'Received', to: 'Cancelled', at: now(), reason: 'missed' })
        if (seq !== undefined) wake(restaurantId)
      }
    }
  }
