import { dismissBillRequest, requestBill } from '@sufra/shared/table-bill/table-bill.routes'
import { expect, test } from 'vitest'
import { useBillScene } from '../../../testing/payments/bill-scene.ts'
import { refusalOf } from '../../../testing/test-api.ts'
import { sendAsCounter } from '../../../testing/test-connection.ts'
import { addRestaurant, setUnreachable } from '../../../testing/test-restaurant.ts'

const { scene, phone, joining, placeTeas, bill, pay, ask, openBills, takeAll, emitted } = useBillScene()
const all = { kind: 'all' } as const
const later = (seconds: number) => {
  scene.now = new Date(scene.now.getTime() + seconds * 1_000)
}
const dismiss = (requestedAt: string) =>
  scene.counter(dismissBillRequest, { params: { tableId: scene.restaurant.tables.one }, body: { requestedAt } })

test('a requested bill appears at the counter until it is dismissed', async () => {
  const one = phone()
  expect(await refusalOf(ask(one))).toMatchObject({ status: 409, code: 'bill.empty' })
  await placeTeas(one, 2)
  const { requestedAt } = await ask(one)
  expect(requestedAt).toBe(scene.now.toISOString())
  later(59)
  expect(await ask(await joining(one))).toMatchObject({ requestedAt })
  expect(await openBills()).toMatchObject([{ tableNumber: 1, requestedAt, due: 10, cashShares: [] }])
  expect((await emitted()).filter((event) => event === 'table_bill_changed')).toHaveLength(1)
  await dismiss(requestedAt ?? '')
  await dismiss(requestedAt ?? '')
  expect([await openBills(), (await bill(one)).requestedAt]).toEqual([[], null])
  expect((await emitted()).filter((event) => event === 'table_bill_changed')).toHaveLength(2)
})

test('the bill has the first counter that acknowledges a request, and a new request needs a new acknowledgement', async () => {
  const one = phone()
  await placeTeas(one, 2)
  const { tableId } = one
  const { requestedAt } = await ask(one)
  expect(await bill(one)).toMatchObject({ requestAcknowledgedAt: null })
  expect(await openBills()).toMatchObject([{ requestAcknowledgedAt: null }])
  later(5)
  const acknowledgedAt = scene.now.toISOString()
  await sendAsCounter(scene, 'call_acknowledged', { tableId, calledAt: requestedAt })
  later(10)
  await sendAsCounter(scene, 'call_acknowledged', { tableId, calledAt: requestedAt })
  expect(await bill(one)).toMatchObject({ requestedAt, requestAcknowledgedAt: acknowledgedAt })
  expect((await emitted()).filter((event) => event === 'table_bill_changed')).toHaveLength(2)
  later(45)
  await ask(one)
  await sendAsCounter(scene, 'call_acknowledged', { tableId, calledAt: requestedAt })
  expect(await openBills()).toMatchObject([{ requestedAt: scene.now.toISOString(), requestAcknowledgedAt: null }])
})

test('another restaurant acknowledges nothing, and the response to a request shows whether a counter responds', async () => {
  const one = phone()
  await placeTeas(one, 2)
  const { requestedAt } = await ask(one)
  const other = await addRestaurant(scene.api.connection.db)
  const { accessToken } = await scene.api.signedIn(other.email)
  await sendAsCounter({ ...scene, accessToken }, 'call_acknowledged', { tableId: one.tableId, calledAt: requestedAt })
  expect(await bill(one)).toMatchObject({ requestAcknowledgedAt: null })
  later(60)
  expect(await scene.api.call(requestBill, { body: one.atTable })).toMatchObject({ isUnreachable: false })
  await setUnreachable(scene.api.connection.db, scene.restaurant, scene.now)
  later(60)
  expect(await scene.api.call(requestBill, { body: one.atTable })).toMatchObject({ isUnreachable: true })
})

test('a table requests its bill at most once a minute, and a newer request stays when an older one is dismissed', async () => {
  const one = phone()
  await placeTeas(one, 2)
  const { requestedAt } = await ask(one)
  await dismiss(requestedAt ?? '')
  later(59)
  expect(await refusalOf(ask(one))).toMatchObject({ status: 429, code: 'bill.requested_recently' })
  later(1)
  const { requestedAt: second } = await ask(one)
  await dismiss(requestedAt ?? '')
  expect(await openBills()).toMatchObject([{ requestedAt: second }])
})

test('a request ends once the table has paid', async () => {
  const one = phone()
  await placeTeas(one, 2)
  await ask(one)
  await pay(one, { share: all, amount: 10 })
  expect(await openBills()).toEqual([])
  await placeTeas(one, 1)
  later(61)
  await ask(one)
  await takeAll(5)
  expect(await openBills()).toEqual([])
})
