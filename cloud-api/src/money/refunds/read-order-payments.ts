import type { OrderPayments } from '@sufra/shared/refunds/refund.routes'
import { readNames } from '../../people/accounts/users.store.ts'
import { readSales } from '../cash/cash-movements.store.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { OrdersStore } from '../../ordering/orders/orders.store.ts'
import { readCalls, type GatewayCall } from '../payments/calls/calls.store.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { readPaidShares, readUnreturnedExcess } from '../table-bill/payments/bill-payments.store.ts'
import { asStaffRefunds, readRefunds } from './refunds.store.ts'

type Deps = { db: Db; orders: Pick<OrdersStore, 'readOwnOrder'> }

const isCaptured = ({ kind, state }: GatewayCall) => kind === 'capture' && state === 'succeeded'

/** Reads the amounts received for an order and returned of it. Refuses `order.not_found`. */
export const createReadOrderPayments =
  ({ db, orders }: Deps) =>
  async (restaurantId: string, orderId: string): Promise<Omit<OrderPayments, 'mayRefund'>> => {
    const order = await orders.readOwnOrder(restaurantId, orderId)
    if (!order) throw refused('order.not_found')
    const sales = await readSales(db, restaurantId, orderId)
    const names = await readNames(
      db,
      sales.map(({ userId }) => userId),
    )
    const shares = [...(await readPaidShares(db, restaurantId, orderId)), ...(await readUnreturnedExcess(db, restaurantId, orderId))]
    const captures = (await readCalls(db, 'order', restaurantId, [orderId])).filter(isCaptured)
    const received = [
      ...shares.flatMap(({ amount, at }) => (at ? [{ way: 'gateway' as const, amount, at, by: null }] : [])),
      ...captures.map(({ amount, answeredAt, requestedAt: at }) => ({ way: 'gateway' as const, amount, at: answeredAt ?? at, by: null })),
      ...sales.map(({ amount, at, userId }) => ({ way: 'cash' as const, amount, at, by: names.get(userId) ?? '' })),
    ].toSorted((one, other) => one.at.getTime() - other.at.getTime())
    const rows = await readRefunds(db, restaurantId, orderId)
    return {
      order,
      received: received.map((each) => ({ ...each, at: each.at.toISOString() })),
      refunds: await asStaffRefunds(db, rows),
    }
  }
