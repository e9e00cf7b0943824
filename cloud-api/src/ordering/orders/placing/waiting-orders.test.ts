import { defaultEscalation } from '@sufra/shared/escalation/escalation'
import { saveEscalation } from '@sufra/shared/escalation/escalation.routes'
import { cancelWaitingOrders, readOrder } from '@sufra/shared/orders/order.routes'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { refusalOf } from '../../../../testing/test-api.ts'
import { addRestaurant } from '../../../../testing/test-restaurant.ts'
import { outgoingMessages } from '../../../platform/messages/outgoing-messages.table.ts'
import { feed } from '../../../platform/feed/feed.table.ts'
import { phoneId, useOrdering } from './ordering.test-data.ts'

const { scene, atTable, atWindow, send, accept } = useOrdering()

test('all waiting orders of a table or of a phone are cancelled in one call, and a fake order blocks its phone', async () => {
  const [deviceId, from] = [phoneId(), scene.api.elsewhere()]
  const fake = [(await send(atWindow({ deviceId }), from)).orderId, (await send(atTable({ deviceId }), from)).orderId]
  const other = (await send(atTable(), scene.api.elsewhere())).orderId
  const accepted = (await send(atTable(), scene.api.elsewhere())).orderId
  await accept(accepted)
  const cancelLike = async (orderId: string, of: 'table' | 'phone', call = scene.counter) =>
    (await call(cancelWaitingOrders, { params: { orderId }, body: { of, reason: 'suspected_fake' } })).data.cancelled
  const foreign = (await scene.api.signedIn((await addRestaurant(scene.api.connection.db)).email)).call
  expect(await refusalOf(cancelLike(fake[0] ?? '', 'phone', foreign))).toMatchObject({ status: 404, code: 'order.not_found' })
  expect(await cancelLike(fake[0] ?? '', 'phone')).toBe(2)
  expect(await cancelLike(fake[0] ?? '', 'phone')).toBe(0)
  expect(await refusalOf(send(atTable({ deviceId }), from))).toMatchObject({ code: 'order.phone_blocked' })
  const statusOf = async (orderId: string) => (await scene.api.call(readOrder, { params: { orderId } })).data
  expect(await statusOf(fake[1] ?? '')).toMatchObject({ status: 'Cancelled', cancelReason: 'suspected_fake' })
  expect((await statusOf(other)).status).toBe('Received')
  expect(await cancelLike(other, 'table')).toBe(1)
  expect((await statusOf(accepted)).status).toBe('Preparing')
})

test('a restaurant that holds orders of new phones gets them as held until one of them is accepted', async () => {
  await scene.counter(saveEscalation, { body: { ...defaultEscalation, smsNumbers: ['+97455512345'], holdNewPhones: true } })
  const deviceId = phoneId()
  const heldAt = async (orderId: string) => (await scene.api.call(readOrder, { params: { orderId } })).data.heldAt
  const first = (await send(atTable({ deviceId }), scene.api.elsewhere())).orderId
  expect(await heldAt(first)).toBe(scene.now.toISOString())
  const [event] = await scene.api.connection.db.select().from(feed).where(eq(feed.orderId, first))
  expect(event?.data).toMatchObject({ heldAt: scene.now.toISOString() })
  await accept(first)
  expect(await heldAt((await send(atTable({ deviceId }), scene.api.elsewhere())).orderId)).toBeNull()
})

test('a held order sends no SMS and is missed after fifteen minutes', async () => {
  await scene.counter(saveEscalation, { body: { ...defaultEscalation, smsNumbers: ['+97455512345'], holdNewPhones: true } })
  const { orderId } = await send(atTable(), scene.api.elsewhere())
  const statusAt = async (seconds: number) => {
    scene.now = new Date(Date.parse('2026-11-20T18:00:00Z') + seconds * 1_000)
    await scene.api.runJob('run-escalations')
    return (await scene.api.call(readOrder, { params: { orderId } })).data.status
  }
  expect(await statusAt(899)).toBe('Received')
  const isOurs = eq(outgoingMessages.restaurantId, scene.restaurant.restaurantId)
  expect(await scene.api.connection.db.select().from(outgoingMessages).where(isOurs)).toEqual([])
  expect(await statusAt(900)).toBe('Cancelled')
})
