// Refunds of paid orders, for tests with `usePayingApi`.
import { randomUUID } from 'node:crypto'
import type { Call } from '@sufra/shared/contract/client'
import type { RequestOf } from '@sufra/shared/contract/route'
import { dirhams } from '@sufra/shared/money'
import { listHandBacks, readOrderPayments, readOrderRefunds, requestRefund } from '@sufra/shared/refunds/refund.routes'
import { addCashMovement } from '../../src/money/cash/cash-movements.store.ts'
import { changePayment, lockOrders } from '../../src/ordering/orders/order-payments.store.ts'
import { goodPayment } from '../test-restaurant.ts'
import type { usePayingApi } from './paying-api.ts'

type Paying = ReturnType<typeof usePayingApi>
type Body = RequestOf<typeof requestRefund>['body']

/** The counter's and the diner's requests about refunds, and the returns that the gateway was called for. */
export const refundCallsOf = ({ scene }: { scene: Pick<Paying['scene'], 'api' | 'counter' | 'gateway'> }) => ({
  /** Requests a refund of an amount by the gateway, unless changed. */
  refund: async (
    orderId: string,
    change: Partial<Body> & { amount: number },
    { key = randomUUID(), by = scene.counter }: { key?: string; by?: Call } = {},
  ) => {
    const body = { kind: 'amount', reason: 'quality', way: 'gateway', ...change } as Body // complete: the tests choose the kind
    return (await by(requestRefund, { params: { orderId }, body }, { idempotencyKey: key })).data
  },
  payments: async (orderId: string) => (await scene.counter(readOrderPayments, { params: { orderId } })).data,
  shown: async (orderId: string) => (await scene.api.call(readOrderRefunds, { params: { orderId } })).data,
  handBacks: async () => (await scene.counter(listHandBacks, {})).data,
  /** Returns the amounts returned at the gateway, by distinct calls. */
  returned: () => scene.gateway.settled.filter(({ kind }) => kind === 'refund').map(({ amount }) => amount),
})

export const refundingOf = ({ scene, pay, move, settle, query }: Paying) => {
  const twoTeas = () => {
    const payment = goodPayment(scene.restaurant)
    const tea = { ...payment.items[0]!, itemId: scene.restaurant.items.tea, basePrice: 5, pricePerItem: 5, quantity: 2, addOns: [] }
    return { items: [...payment.items, tea], totalPrice: 25.5 }
  }
  return {
    /** Creates an order of a shawarma for 15.50 and two teas for 5 each, paid by card and captured. Its status is Preparing. */
    captured: async (): Promise<string> => {
      const { orderId } = await pay(twoTeas())
      await move(orderId, 'Preparing')
      await settle()
      return orderId
    },
    /** Creates the same order, with this amount paid in cash. */
    paidInCash: async (paid = 2_550): Promise<string> => {
      const { orderId } = await pay({ ...goodPayment(scene.restaurant), ...twoTeas(), cashAmount: 30, source: undefined })
      const { restaurantId, userId } = scene.restaurant
      await scene.api.connection.transact(async (tx) => {
        const [order] = await lockOrders(tx, restaurantId, [orderId])
        if (order) await changePayment(tx, order, { paid: dirhams(paid) }, scene.now)
        await addCashMovement(tx, { restaurantId, kind: 'sale', amount: dirhams(paid), orderId, userId, at: scene.now })
      })
      return orderId
    },
    ...refundCallsOf({ scene }),
    drawer: () =>
      query<{ kind: string; amount: number; orderId: string }>(
        `select kind, amount, order_id as "orderId" from cash_movements where restaurant_id = $restaurant and kind = 'refund'`,
      ),
  }
}
