import { randomUUID } from 'node:crypto'
import { readDrawer, undoCash } from '@sufra/shared/cash/cash.routes'
import { endSitting, joinBill, takeCashForTable } from '@sufra/shared/table-bill/table-bill.routes'
import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { isFullRun } from '../../../../scripts/common/test-scope.ts'
import { useBillScene } from '../../../testing/payments/bill-scene.ts'
import { refusalOf } from '../../../testing/test-api.ts'

const { scene, phone, joining, placeTeas, bill, pay, payCash, ask, atCounter, openBills, takeAll, received, move, query } = useBillScene()
const all = { kind: 'all' } as const
type Phone = ReturnType<typeof phone>
/** Makes the party's last order this old. The clock stays, since sessions would expire. */
const idleFor = (minutes: number) =>
  query(
    `update sittings set last_order_at = last_order_at - interval '${minutes} minutes' where restaurant_id = $restaurant and closed_at is null`,
  )
const leave = () => scene.counter(endSitting, { params: { tableId: scene.restaurant.tables.one }, body: {} })
const endIdle = () => scene.api.runJob('end-idle-sittings')
const deliver = async (orderId: string) => {
  for (const status of ['Out for Delivery', 'Delivered'] as const) await move(orderId, status)
}
const dues = async (...phones: Phone[]) => Promise.all(phones.map(async (each) => (await bill(each)).due))

test('a party sees nothing of the previous party, which has paid', async () => {
  const [first, second] = [phone(), phone()]
  await placeTeas(first, 2)
  await pay(first, { share: all, amount: 10 })
  await placeTeas(second, 3)
  expect(await bill(second)).toMatchObject({ due: 15, orders: [{ isOwn: true }] })
  expect(await bill(first)).toMatchObject({ due: 0, orders: [], isOpen: false })
})

test('when staff close a table with unpaid cash orders, the next party gets it, and the orders become unpaid orders', async () => {
  const [first, second] = [phone(), phone()]
  await deliver(await placeTeas(first, 2))
  await leave()
  await placeTeas(second, 3)
  expect(await dues(first, second)).toEqual([10, 15])
  expect(await atCounter()).toMatchObject({ due: 15 })
  expect((await scene.counter(readDrawer, {})).data.unpaid).toMatchObject([{ totalPrice: 10 }])
  expect(await refusalOf(ask(first))).toMatchObject({ status: 403, code: 'bill.visit_over' })
  expect(await pay(first, { share: all, amount: 10 })).toMatchObject({ outcome: 'paid' })
  expect(await dues(first, second)).toEqual([0, 15])
})

test('a served party without an order for 90 minutes has left, and a party that waits for a dish has not', async () => {
  const [first, second] = [phone(), phone()]
  const orderId = await placeTeas(first, 2)
  await idleFor(90)
  await endIdle()
  expect(await bill(first)).toMatchObject({ isOpen: true })
  await deliver(orderId)
  await query(`update restaurants set sitting_idle_minutes = 120 where id = $restaurant`)
  await endIdle()
  expect(await bill(first)).toMatchObject({ isOpen: true })
  await idleFor(30)
  await endIdle()
  expect(await bill(first)).toMatchObject({ isOpen: false, due: 10 })
  await placeTeas(second, 3)
  expect(await dues(first, second)).toEqual([10, 15])
})

test('a phone that only scans the code sees no orders, and joins by the code of the party', async () => {
  const [one, passerBy] = [phone(), phone()]
  await placeTeas(one, 2)
  expect(await bill(passerBy)).toMatchObject({ orders: [], due: 0, code: null, needsCode: true })
  const { code } = await bill(one)
  expect(code).toMatch(/^\d{4}$/)
  const wrong = code === '0000' ? '0001' : '0000'
  const join = (tried: string | null) => scene.api.call(joinBill, { body: { ...passerBy.atTable, code: tried ?? '' } })
  expect(await refusalOf(join(wrong))).toMatchObject({ status: 403, code: 'bill.code_wrong' })
  expect((await join(code)).data).toMatchObject({ due: 10, needsCode: false, orders: [{ isOwn: false }] })
  expect(await bill(phone({ tableId: scene.restaurant.tables.two }))).toMatchObject({ needsCode: false })
})

const joinAs = async ({ atTable }: Phone, code: string | null) => scene.api.call(joinBill, { body: { ...atTable, code: code ?? '' } })
const guess = async (of: Phone, by = phone()) => refusalOf(joinAs(by, (await bill(of)).code === '0000' ? '0001' : '0000'))

test('a phone that has tried five wrong codes cannot join, and a guest beside it can', async () => {
  const [one, guesser] = [phone(), phone()]
  await placeTeas(one, 2)
  for (let tries = 0; tries < 5; tries += 1) expect(await guess(one, guesser)).toMatchObject({ code: 'bill.code_wrong' })
  const { code } = await bill(one)
  expect(await refusalOf(joinAs(guesser, code))).toMatchObject({ status: 403, code: 'bill.code_locked' })
  expect((await joinAs(phone(), code)).data).toMatchObject({ due: 10, needsCode: false })
})

test('after 20 wrong codes of several phones the party gets a new code, with which guests join; after 40 a network needs staff', async () => {
  const one = phone()
  await placeTeas(one, 2)
  const { code } = await bill(one)
  for (let tries = 0; tries < 20; tries += 1) await guess(one)
  const changed = await bill(one)
  expect(changed.code).toMatch(/^\d{4}$/)
  expect(changed.code).not.toBe(code)
  expect(await refusalOf(joinAs(phone(), code))).toMatchObject({ code: 'bill.code_wrong' })
  expect((await joinAs(phone(), changed.code)).data).toMatchObject({ due: 10 })
  await query(`update sitting_guesses set wrong = 40 where restaurant_id = $restaurant and guesser like 'network %'`)
  expect(await refusalOf(joinAs(phone(), changed.code))).toMatchObject({ code: 'bill.code_locked' })
  await query(`update sitting_guesses set guesser = 'network 192.0.2.1' where restaurant_id = $restaurant and guesser like 'network %'`)
  expect((await joinAs(phone(), changed.code)).data).toMatchObject({ due: 10 })
})

test('a phone whose order is not accepted sees that order alone', async () => {
  const [one, two] = [phone(), phone()]
  await placeTeas(one, 2)
  const orderId = await placeTeas(two, 3, { isAccepted: false })
  expect(await bill(two)).toMatchObject({ due: 0, waiting: 15, code: null, orders: [{ isOwn: true }] })
  await move(orderId, 'Preparing')
  expect(await bill(two)).toMatchObject({ due: 25, orders: [{}, {}] })
})

test('the first equal share sets the number of people who split the bill', async () => {
  const one = phone()
  await placeTeas(one, 2)
  const two = await joining(one)
  expect((await bill(two)).people).toBeNull()
  await pay(one, { share: { kind: 'equal', people: 4 }, amount: 2.5 })
  expect(await bill(two)).toMatchObject({ people: 4, sharesTaken: 1 })
  expect(await refusalOf(pay(two, { share: { kind: 'equal', people: 2 }, amount: 7.5 }))).toMatchObject({ code: 'bill.changed' })
  expect(await pay(two, { share: { kind: 'equal', people: 4 }, amount: 2.5 })).toMatchObject({ outcome: 'paid' })
})

test('cash for a table returns the change, and can be undone while its shift is open, which brings the party back to its table', async () => {
  const one = phone()
  await placeTeas(one, 2)
  await placeTeas(one, 1)
  const tableId = scene.restaurant.tables.one
  const take = (amount: number, given: number) =>
    scene.counter(takeCashForTable, { params: { tableId }, body: { amount, received: given } }, { idempotencyKey: randomUUID() })
  expect(await refusalOf(take(15, 14))).toMatchObject({ status: 400, code: 'cash.below_due' })
  const { data } = await take(15, 20)
  expect(data).toMatchObject({ change: 5, bill: { due: 0, isOpen: false } })
  const undo = () => scene.counter(undoCash, { params: { takingId: data.takingId }, body: {} }, { idempotencyKey: randomUUID() })
  expect((await undo()).data).toEqual({ amount: 15 })
  expect(await refusalOf(undo())).toMatchObject({ status: 409, code: 'cash.taking_undone' })
  expect([await received(), await bill(one)]).toMatchObject([[{ paid: 0 }, { paid: 0 }], { due: 15, isOpen: true }])
  await takeAll(15)
})

test('two concurrent orders open one sitting', async () => {
  const phones = [phone(), phone(), phone(), phone()]
  await Promise.all(phones.map((each) => placeTeas(each, 1)))
  expect(await dues(...phones)).toEqual([20, 20, 20, 20])
})

test('a cash share of a party is not shown for the next one', async () => {
  const one = phone()
  await placeTeas(one, 1)
  await payCash(one, all, 5)
  await leave()
  expect(await openBills()).toEqual([])
})

/** PGlite is several times slower, and has the same rules. */
const runs = isFullRun && inject('testDatabase').kind === 'postgres' ? 2_000 : 10
/** Milliseconds, on a busy machine. */
const timeoutOfRun = 30_000

type Step = { kind: 'order' | 'pay' | 'cash' | 'left' | 'idle'; party: number }
const step = fc.record({ kind: fc.constantFrom<Step['kind'][]>('order', 'order', 'pay', 'cash', 'left', 'idle'), party: fc.nat(1) })

test(
  'in any sequence of events at a table, no party sees or pays an order of another, and each dirham is paid once',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 8 }), async (steps) => {
        await query(`delete from sittings where restaurant_id = $restaurant`)
        await query(`delete from orders where restaurant_id = $restaurant`)
        // The second party comes when the first has paid, has left, or has been idle.
        const parties = [phone()]
        const owed = [0]
        for (const { kind } of steps) {
          const seated = parties.length - 1
          const current = parties[seated] ?? phone()
          const due = owed[seated] ?? 0
          if (kind === 'order') {
            await deliver(await placeTeas(current, 1))
            owed[seated] = due + 5
          } else if (due > 0 && kind === 'pay') await pay(current, { share: all, amount: due })
          else if (due > 0 && kind === 'cash') await takeAll(due)
          else if (kind === 'left') await leave()
          else if (kind === 'idle') {
            await idleFor(90)
            await endIdle()
          }
          if (kind === 'pay' || kind === 'cash') owed[seated] = 0
          if (kind !== 'order') {
            parties.push(phone())
            owed.push(0)
          }
          expect(await dues(...parties)).toEqual(owed)
        }
        const paid = (await received()).reduce((sum, order) => sum + order.paid, 0)
        const total = (await received()).length * 5
        expect(paid + owed.reduce((sum, each) => sum + each, 0)).toBe(total)
      }),
      { numRuns: runs },
    )
  },
  runs * timeoutOfRun,
)
