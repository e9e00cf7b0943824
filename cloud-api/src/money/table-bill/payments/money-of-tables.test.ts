// All actions that move money of orders that are paid later, in random sequences and concurrently: no dirham is created or lost.
import { randomUUID } from 'node:crypto'
import { takeCash } from '@sufra/shared/cash/cash.routes'
import { closeDay } from '@sufra/shared/cash/day-close.routes'
import { dirhams, toDirhams, toQar, type Dirhams } from '@sufra/shared/money'
import { orderInDirhams } from '@sufra/shared/orders/order-in-dirhams'
import { amountToHandBack } from '@sufra/shared/refunds/hand-back'
import type { BillShare } from '@sufra/shared/table-bill/bill'
import { ApiError } from '@sufra/shared/contract/api-error'
import { expect, test } from 'vitest'
import { useBillScene } from '../../../../testing/payments/bill-scene.ts'
import { refundCallsOf } from '../../../../testing/payments/refunding.ts'
import { sumsOfLedger } from '../../cash/ledger-sums.store.ts'

const paying = useBillScene()
const { scene, phone, placeTeas, bill, pay, payCash, takeAll, run, move, query } = paying
const { refund, handBacks } = refundCallsOf(paying)

type Order = { id: string; status: string; paid: Dirhams; refunded: Dirhams }
const orders = () =>
  query<Order>(`select id, status, paid_amount as paid, refunded_amount as refunded from orders where restaurant_id = $restaurant`)
const sum = async (text: string): Promise<number> => (await query<{ sum: number }>(`select coalesce(sum(${text}`))[0]?.sum ?? 0

/** Returns a sequence of numbers from 0 to 1 that is the same in every run (mulberry32). */
const randomOf = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Accepts a refusal as an outcome. */
const allowRefusals = async (call: Promise<unknown>): Promise<void> => {
  await call.catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status >= 500 || error.status === 401) throw error
  })
}

const expectNothingLost = async () => {
  const cash = await sum(`case kind when 'sale' then amount when 'refund' then -amount else 0 end), 0)::int as sum
    from cash_movements where restaurant_id = $restaurant`)
  const gateway = await sum(`case kind when 'capture' then amount when 'refund' then -amount else 0 end), 0)::int as sum
    from gateway_calls where restaurant_id = $restaurant and state = 'succeeded'`)
  const held = await sum(`paid_amount - refunded_amount), 0)::int as sum from orders where restaurant_id = $restaurant`)
  const onItsWay = await sum(`amount), 0)::int as sum from refunds where restaurant_id = $restaurant and state = 'requested'`)
  const excess = await sum(`t.amount - t.paid), 0)::int as sum from bill_payment_parts t join bill_payments p
    on p.restaurant_id = t.restaurant_id and p.id = t.payment_id where p.restaurant_id = $restaurant and p.state = 'paid' and p.method <> 'Cash'`)
  const excessDecided = await sum(`amount), 0)::int as sum from gateway_calls
    where restaurant_id = $restaurant and kind = 'refund' and order_id is null and state in ('succeeded', 'declined')`)
  expect(cash + gateway).toBe(held + onItsWay + excess - excessDecided)
  const overdrawn = await query(`select payer_id from gateway_calls where restaurant_id = $restaurant and state = 'succeeded'
    group by payer_id having sum(case kind when 'capture' then amount when 'refund' then -amount else 0 end) < 0`)
  expect(overdrawn).toEqual([])
  const { ledger, closed, open } = await sumsOfLedger(scene.api.connection.db, scene.restaurant.restaurantId)
  for (const name of ['captured', 'refunded', 'cashSales', 'cashRefunds'] as const) expect(closed[name] + open[name]).toBe(ledger[name])
}

const stepsOf = (random: () => number) => {
  const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(random() * all.length)]
  const phones = [phone(), phone(), phone()]
  const onePhone = () => pick(phones) ?? phone()
  const oneOrder = async () => pick(await orders())

  const payShare = async (by: typeof pay) => {
    const one = onePhone()
    const { due, orders: onBill } = await bill(one)
    const half = { kind: 'equal', people: 2 } as const
    const order = pick(onBill)
    const item: BillShare = { kind: 'items', lines: [{ order: order?._id ?? '', line: 0, quantity: 1 }] }
    const [share, amount] = pick<[BillShare, number]>([
      [{ kind: 'all' }, due],
      [half, toQar(dirhams(Math.ceil(toDirhams(due) / 2)))],
      [item, 5],
    ]) ?? [half, due]
    await by(one, { share, amount })
  }
  const settling = () => {
    const declines = random() < 0.4
    const waits = random() < 0.3
    scene.gateway.settleAs(({ kind }) => {
      if (kind === 'refund' && declines) return { state: 'declined', reason: 'other' }
      return waits ? { state: 'pending', reference: 'later' } : { state: 'succeeded', reference: randomUUID() }
    })
  }
  const refundSome = async () => {
    const order = await oneOrder()
    const left = order ? order.paid - order.refunded : 0
    if (order && left > 0) await refund(order.id, { amount: toQar(dirhams(Math.ceil(random() * left))), way: 'cash' })
  }
  const steps: (() => Promise<unknown>)[] = [
    () => placeTeas(onePhone(), 1 + Math.floor(random() * 3)),
    () => placeTeas(onePhone(), 1 + Math.floor(random() * 3)),
    () => payShare(pay),
    () => payShare(pay),
    () => payShare((one, { share, amount }) => payCash(one, share, amount)),
    async () => takeAll((await bill(onePhone())).due),
    async () => {
      const params = { orderId: (await oneOrder())?.id ?? '' }
      await scene.counter(takeCash, { params, body: { received: 100 } }, { idempotencyKey: randomUUID() })
    },
    refundSome,
    async () => move((await oneOrder())?.id ?? '', 'Cancelled'),
    () => scene.counter(closeDay, { body: { carryOver: true } }, { idempotencyKey: randomUUID() }),
    () => run(60),
    async () => settling(),
  ]
  return () => pick(steps) ?? refundSome
}

/** Signs in again, since a session is shorter than an evening. */
const signIn = async () => {
  scene.counter = (await scene.api.signedIn(scene.restaurant.email)).call
}

/** Lets the gateway answer again, and hands back all listed cash. */
const settleAll = async () => {
  scene.gateway.settleAs(undefined)
  for (let round = 0; round < 4; round += 1) await run(3_600)
  await signIn()
  for (const order of (await handBacks()).map(orderInDirhams))
    await refund(order.orderId, { amount: toQar(amountToHandBack(order)), way: 'cash' })
}

test.each([1, 2, 3])('no dirham is created or lost in any sequence of actions at a table (%i)', async (seed) => {
  const next = stepsOf(randomOf(seed))
  for (let round = 0; round < 25; round += 1) {
    if (round % 10 === 0) await signIn()
    await Promise.all(Array.from({ length: 1 + (round % 3) }, () => allowRefusals(next()())))
    await expectNothingLost()
  }
  await settleAll()
  await expectNothingLost()
  expect(await handBacks()).toEqual([])
  for (const { status, paid, refunded } of await orders()) if (status === 'Cancelled') expect(refunded).toBe(paid)
  await allowRefusals(scene.counter(closeDay, { body: { carryOver: true } }, { idempotencyKey: randomUUID() }))
  const { ledger, closed } = await sumsOfLedger(scene.api.connection.db, scene.restaurant.restaurantId)
  expect(closed).toEqual(ledger)
})
