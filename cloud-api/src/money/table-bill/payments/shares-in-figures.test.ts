import { randomUUID } from 'node:crypto'
import { takeCash } from '@sufra/shared/cash/cash.routes'
import { closeDay, readDayReport } from '@sufra/shared/cash/day-close.routes'
import { dirhams } from '@sufra/shared/money'
import { payoutsInDirhams, readPayouts } from '@sufra/shared/payouts/payout.routes'
import { issueReceipt } from '@sufra/shared/receipts/receipt.routes'
import { expect, test } from 'vitest'
import { useBillScene } from '../../../../testing/payments/bill-scene.ts'
import { refundCallsOf } from '../../../../testing/payments/refunding.ts'
import { sumsOfLedger } from '../../cash/ledger-sums.store.ts'

const paying = useBillScene()
const { scene, phone, joining, placeTeas, bill, pay, chooseTeas, run, move } = paying
const { refund } = refundCallsOf(paying)

const all = { kind: 'all' } as const
const half = { kind: 'equal', people: 2 } as const
const keyed = () => ({ idempotencyKey: randomUUID() })
const take = (orderId: string) => scene.counter(takeCash, { params: { orderId }, body: { received: 100 } }, keyed())
const close = async () => (await scene.counter(closeDay, { body: { carryOver: true } }, keyed())).data
const sums = () => sumsOfLedger(scene.api.connection.db, scene.restaurant.restaurantId)
const none = { captured: 0, refunded: 0, cashSales: 0, cashRefunds: 0, payIns: 0, payOuts: 0 }

test('a share by card and its return are each in one day close, beside the cash', async () => {
  const one = phone()
  const orderId = await placeTeas(one, 4)
  await pay(one, { share: half, amount: 10 })
  await take(orderId)
  const sales = [
    { method: 'Cash', count: 1, amount: 10 },
    { method: 'Card', count: 1, amount: 10 },
    { method: 'UPI', count: 0, amount: 0 },
  ]
  expect((await scene.counter(readDayReport, {})).data.figures).toMatchObject({ sales })
  expect((await close()).figures).toMatchObject({ sales, refunds: [{ amount: 0 }, { amount: 0 }] })
  await move(orderId, 'Cancelled')
  await run()
  await refund(orderId, { amount: 10, way: 'cash' })
  expect((await close()).figures).toMatchObject({
    sales: sales.map(({ method }) => ({ method, count: 0, amount: 0 })),
    refunds: [
      { way: 'cash', count: 1, amount: 10 },
      { way: 'gateway', count: 1, amount: 10 },
    ],
  })
  const ledger = { ...none, captured: 1_000, refunded: 1_000, cashSales: 1_000, cashRefunds: 1_000 }
  expect(await sums()).toEqual({ ledger, closed: ledger, open: none })
})

test('a return of nothing, since the cash was handed back before, does not count as a refund of the day', async () => {
  const one = phone()
  const orderId = await placeTeas(one, 2)
  await pay(one, { share: all, amount: 10 })
  await refund(orderId, { amount: 10, way: 'cash' })
  await move(orderId, 'Cancelled')
  await run()
  expect((await close()).figures).toMatchObject({ refunds: [{ count: 1, amount: 10 }, { count: 0 }] })
})

test('shares that are paid while days are being closed are in exactly one of them, or in none yet', async () => {
  const phones = Array.from({ length: 6 }, () => phone())
  for (const each of phones) await placeTeas(each, 1)
  const own = await Promise.all(phones.map(async (each) => (await bill(each)).orders.find(({ isOwn }) => isOwn)?._id ?? ''))
  const closes = Array.from({ length: 4 }, () => close().catch(() => undefined))
  await Promise.all([...phones.map((each, index) => pay(each, { share: chooseTeas(own[index] ?? '', 1), amount: 5 })), ...closes, run()])
  const { ledger, closed, open } = await sums()
  expect(ledger).toEqual({ ...none, captured: 6 * 500 })
  expect(closed.captured + open.captured).toBe(ledger.captured)
  await close().catch(() => undefined)
  expect(await sums()).toEqual({ ledger, closed: ledger, open: none })
})

test('payouts have shares by their method, with their fees and returns', async () => {
  scene.gateway.settleAs(({ kind, amount = 0 }) => ({
    state: 'succeeded',
    reference: `${kind}_1`,
    ...(kind === 'capture' && { fee: dirhams(Math.round(amount * 0.02)) }),
  }))
  const one = phone()
  const orderId = await placeTeas(one, 4)
  await pay(one, { share: half, amount: 10 })
  await pay(await joining(one), {
    share: half,
    amount: 10,
    paymentMethod: 'UPI',
    source: { kind: 'upi', upiId: 'maryam@okhdfc', pinToken: 'token', saves: false },
  })
  await move(orderId, 'Cancelled')
  await run()
  const { rows } = payoutsInDirhams((await scene.counter(readPayouts, { query: {} })).data)
  const row = { day: '2026-11-20', captured: 1_000, refunded: 1_000, voided: 0, captures: 1, fee: 20, unreportedFees: 0 }
  expect(rows).toEqual([
    { ...row, method: 'Card' },
    { ...row, method: 'UPI' },
  ])
})

test('the receipt of an order that was paid by shares lists the paid amounts by method, and the refunds', async () => {
  const one = phone()
  const orderId = await placeTeas(one, 4)
  const receipt = async () => (await scene.counter(issueReceipt, { params: { orderId }, body: { print: false } }, keyed())).data.receipt
  expect(await receipt()).toMatchObject({ paymentMethod: 'Cash', paidBy: [], paid: 0, due: 20 })
  await pay(one, { share: half, amount: 10 })
  await take(orderId)
  await refund(orderId, { amount: 3, way: 'cash' })
  const paidBy = [
    { method: 'Cash', amount: 10 },
    { method: 'Card', amount: 10 },
  ]
  expect(await receipt()).toMatchObject({ paidBy, total: 20, refunded: 3, paid: 17 })
})
