// A table whose orders are paid later, by several phones.
import { randomUUID } from 'node:crypto'
import type { Call } from '@sufra/shared/contract/client'
import type { RequestOf } from '@sufra/shared/contract/route'
import { toQar, type Dirhams } from '@sufra/shared/money'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import {
  joinBill,
  payShare,
  readBill,
  readTableBill,
  requestBill,
  resolveShare,
  takeCashForTable,
  withdrawShare,
  listOpenBills,
} from '@sufra/shared/table-bill/table-bill.routes'
import { goodPayment, visitOf } from '../test-restaurant.ts'
import { usePayingApi } from './paying-api.ts'

type Body = RequestOf<typeof payShare>['body']
/** `call`: calls from the phone's own network address, so that many phones reach no limit. */
type Phone = { tableId: string; atTable: { restaurantId: string; visit: string }; call: Call }

/** A new device: 128 random bits. */
const newDevice = () => Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url')

export const useBillScene = () => {
  const paying = usePayingApi()
  const { scene, move, query } = paying

  /** Creates a phone that has scanned a code of the table. */
  const phone = ({ tableId = scene.restaurant.tables.one, epoch = 1, deviceId = newDevice(), of = scene.restaurant } = {}): Phone => {
    const visit = visitOf(of, { tableId, epoch, deviceId, openedAt: scene.now })
    return { tableId, atTable: { restaurantId: of.restaurantId, visit }, call: scene.api.elsewhere() }
  }

  /** Places a cash order of the phone; tea costs 5, shawarma 15.50. */
  const placeTeas = async ({ tableId, atTable, call }: Phone, teas: number, { isAccepted = true } = {}) => {
    const good = goodPayment(scene.restaurant)
    const tea = {
      itemId: scene.restaurant.items.tea,
      restaurantId: good.restaurantId,
      basePrice: 5,
      pricePerItem: 5,
      quantity: teas,
      addOns: [],
    }
    const body = {
      ...good,
      items: [tea],
      totalPrice: 5 * teas,
      cashAmount: 5 * teas,
      visit: atTable.visit,
      tableId,
      tableNumber: undefined,
    }
    const { orderId } = await call(processPayment, { body })
    if (isAccepted) await move(orderId, 'Preparing')
    return orderId
  }

  const bill = async ({ atTable, call }: Phone) => (await call(readBill, { body: atTable })).data
  const pay = async (
    { atTable, call }: Phone,
    change: Omit<Partial<Body>, 'amount'> & Pick<Body, 'share' | 'amount'>,
    key: string = randomUUID(),
  ) => {
    const card = { paymentMethod: 'Card', source: { kind: 'card', token: 'token' } } as const
    return (await call(payShare, { body: { ...card, ...atTable, ...change } }, { idempotencyKey: key })).data
  }

  /** Creates a phone that joins the party of another one by its code. */
  const joining = async (member: Phone): Promise<Phone> => {
    const joined = phone({ tableId: member.tableId })
    await joined.call(joinBill, { body: { ...joined.atTable, code: (await bill(member)).code ?? '' } })
    return joined
  }

  return {
    ...paying,
    payOrder: paying.pay,
    joining,
    phone,
    placeTeas,
    bill,
    pay,
    payCash: (by: Phone, share: Body['share'], amount: number, key?: string) =>
      pay(by, { share, amount, paymentMethod: 'Cash', source: undefined }, key),
    chooseTeas: (order: string, quantity: number): Body['share'] => ({ kind: 'items', lines: [{ order, line: 0, quantity }] }),
    resolveKey: async ({ atTable, call }: Phone, key: string, withdraw = false) =>
      (await call(resolveShare, { body: { ...atTable, key, withdraw } })).data,
    withdraw: async ({ atTable, call }: Phone, paymentId: string) => (await call(withdrawShare, { body: { ...atTable, paymentId } })).data,
    ask: async ({ atTable, call }: Phone) => (await call(requestBill, { body: atTable })).data,
    atCounter: async (tableId = scene.restaurant.tables.one) => (await scene.counter(readTableBill, { params: { tableId } })).data,
    openBills: async () => (await scene.counter(listOpenBills, {})).data,
    takeAll: async (amount: number, key: string = randomUUID(), tableId = scene.restaurant.tables.one) =>
      (await scene.counter(takeCashForTable, { params: { tableId }, body: { amount, received: amount } }, { idempotencyKey: key })).data
        .bill,
    /** Moves the clock and runs the job. */
    run: async (seconds = 0) => {
      Object.assign(scene, { now: new Date(scene.now.getTime() + seconds * 1_000) })
      await scene.api.runJob('settle-bill-payments')
    },
    /** Returns the amounts received for the orders of the restaurant and returned of them, in QAR by order. */
    received: async () => {
      const rows = await query<{ id: string; paid: Dirhams; refunded: Dirhams }>(
        `select id, paid_amount as paid, refunded_amount as refunded from orders where restaurant_id = $restaurant order by placed_at, order_number`,
      )
      return rows.map(({ id, paid, refunded }) => ({ id, paid: toQar(paid), refunded: toQar(refunded) }))
    },
    movements: () =>
      query<{ kind: string; amount: number; orderId: string }>(
        `select kind, amount, order_id as "orderId" from cash_movements where restaurant_id = $restaurant order by at, id`,
      ),
  }
}
