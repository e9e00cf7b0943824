import { openVisit } from '@sufra/shared/visits/visit.routes'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { replaceCodes } from '@sufra/shared/tables/table.routes'
import { expect, test } from 'vitest'
import { refusalOf } from '../../../../testing/test-api.ts'
import { visitOf } from '../../../../testing/test-restaurant.ts'
import { testSecret } from '../../../../testing/test-secret.ts'
import { signTableToken } from '../../../catalogue/tables/table-token.ts'
import { generate, phoneId, useOrdering } from './ordering.test-data.ts'

const { scene, atTable, atWindow, send, accept, cancel } = useOrdering()

test('a slot is free again as soon as its order is accepted or cancelled', async () => {
  const deviceId = phoneId()
  const from = scene.api.elsewhere()
  const ids = []
  for (const _ of generate(3, () => 0)) ids.push((await send(atTable({ deviceId }), from)).orderId)
  expect(await refusalOf(send(atTable({ deviceId }), from))).toMatchObject({ status: 429, code: 'order.table_waits' })
  expect(await refusalOf(send(atWindow({ deviceId }), from))).toMatchObject({ status: 429, code: 'order.phone_waits' })
  await accept(ids[0] ?? '')
  await send(atTable({ deviceId }), from)
  await cancel(ids[1] ?? '', 'too_busy')
  await send(atTable({ deviceId }), from)
  expect(await refusalOf(send(atTable({ deviceId }), from))).toMatchObject({ code: 'order.table_waits' })
})

test('a new phone may order ten times a minute, and a phone with an accepted order has no such limit', async () => {
  const deviceId = phoneId()
  const from = scene.api.elsewhere()
  for (const _ of generate(10, () => 0)) await cancel((await send(atTable({ deviceId }), from)).orderId, 'too_busy')
  expect(await refusalOf(send(atTable({ deviceId }), from))).toMatchObject({ status: 429, code: 'order.too_fast' })
  scene.now = new Date(scene.now.getTime() + 60_000)
  await accept((await send(atTable({ deviceId }), from)).orderId)
  for (const _ of generate(12, () => 0)) await cancel((await send(atTable({ deviceId }), from)).orderId, 'too_busy')
})

test('a phone with an order reported as fake is blocked at that restaurant for a day', async () => {
  const deviceId = phoneId()
  const from = scene.api.elsewhere()
  await cancel((await send(atTable({ deviceId }), from)).orderId, 'suspected_fake')
  expect(await refusalOf(send(atWindow({ deviceId }), from))).toMatchObject({ status: 403, code: 'order.phone_blocked' })
  await send(atTable(), from)
  scene.now = new Date(scene.now.getTime() + 24 * 3_600_000)
  await send(atTable({ deviceId }), from)
})

test('an order needs a key, and repeating it with a renewed visit returns the first response even when the limits are reached', async () => {
  const deviceId = phoneId()
  const key = crypto.randomUUID()
  const body = atTable({ deviceId })
  const first = await scene.api.call(processPayment, { body }, { idempotencyKey: key })
  await send(atTable(), scene.api.elsewhere())
  await send(atTable(), scene.api.elsewhere())
  const again = {
    ...body,
    visit: visitOf(scene.restaurant, { tableId: scene.restaurant.tables.one, openedAt: new Date(scene.now.getTime() - 5_000) }),
  }
  expect((await scene.api.call(processPayment, { body: again }, { idempotencyKey: key })).orderId).toBe(first.orderId)
  const { status, error } = await scene.api.post('/api/payments/process-payment', atTable({ deviceId }))
  expect([status, error]).toEqual([400, 'idempotency.key_required'])
})

test('an order above the maximum total is refused', async () => {
  const good = atTable().items[0]
  const item = { ...good, quantity: 99, addOns: [{ addOnTitle: 'Bread', options: [{ optionName: 'Saj', pricing: 1, quantity: 99 }] }] }
  const lines = generate(9, () => item)
  const total = 9 * 99 * 13.5
  expect(await refusalOf(send({ ...atTable(), items: lines, totalPrice: total, cashAmount: 20_000 }, scene.api.elsewhere()))).toMatchObject(
    {
      status: 400,
      code: 'order.total_max',
    },
  )
})

test('a visit belongs to its restaurant and table code, lasts a day and identifies the phone', async () => {
  const { restaurantId, tables } = scene.restaurant
  const from = scene.api.elsewhere()
  const tableToken = signTableToken(testSecret, tables.one, 1)
  const open = async (body: { tableToken?: string; visit?: string }) =>
    (await from(openVisit, { body: { restaurantId, ...body } })).data.visit
  const visit = await open({ tableToken })
  await send(atTable({ visit }), from)
  expect(await refusalOf(send(atTable({ visit: await open({ visit }) }), from))).toMatchObject({ code: 'visit.expired' })
  // The same phone makes its third and last order.
  await send(atWindow({ visit: await open({ visit }) }), from)
  await send(atWindow({ visit: await open({ visit }) }), from)
  expect(await refusalOf(send(atWindow({ visit: await open({ visit }) }), from))).toMatchObject({ code: 'order.phone_waits' })
  await scene.counter(replaceCodes, { body: { tableIds: [tables.one] } })
  expect(await refusalOf(send(atTable(), from))).toMatchObject({ status: 404, code: 'table.link_invalid' })
  expect(await refusalOf(open({ tableToken }))).toMatchObject({ status: 404, code: 'table.link_invalid' })
  scene.now = new Date(scene.now.getTime() + 24 * 3_600_000 + 2_000)
  expect(await refusalOf(send(atWindow({ visit }), from))).toMatchObject({ status: 409, code: 'visit.expired' })
})
