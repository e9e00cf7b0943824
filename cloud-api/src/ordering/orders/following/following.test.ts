import { cancelOrder, readOrder } from '@sufra/shared/orders/order.routes'
import { readFollowedOrder, shareOrder } from '@sufra/shared/following/followed-order.routes'
import { callWaiter } from '@sufra/shared/waiter/waiter.routes'
import { expect, test } from 'vitest'
import { refusalOf } from '../../../../testing/test-api.ts'
import { phoneId, useOrdering } from '../placing/ordering.test-data.ts'

const { scene, atTable, send, accept } = useOrdering()

const place = async () => (await send(atTable({ deviceId: phoneId() }), scene.api.call)).orderId
const share = async (orderId: string) => (await scene.api.call(shareOrder, { params: { orderId }, body: {} })).data.link
const tokenOf = (link: string) => link.split('/').at(-1) ?? ''
const follow = async (link: string) => (await scene.api.elsewhere()(readFollowedOrder, { params: { token: tokenOf(link) } })).data
const later = (milliseconds: number) => {
  scene.now = new Date(scene.now.getTime() + milliseconds)
}
const day = 86_400_000

test('a link shows the progress of the order, and stays the same', async () => {
  const orderId = await place()
  const link = await share(orderId)
  expect(await share(orderId)).toBe(link)
  expect(await follow(link)).toMatchObject({
    status: 'Received',
    tableNumber: 1,
    promisedAt: null,
    restaurantName: { en: 'Test Kitchen' },
  })
  await accept(orderId)
  expect(await follow(link)).toMatchObject({ status: 'Preparing', promisedAt: new Date(scene.now.getTime() + 15 * 60_000).toISOString() })
})

test('the page of a link has no name, no phone number, no contents and no id of the order', async () => {
  const orderId = await place()
  const shown = JSON.stringify(await follow(await share(orderId)))
  for (const secret of [orderId, 'Maryam', '97455512345', 'items', 'payment']) expect(shown).not.toContain(secret)
})

test('the token cannot be used as the id of the order', async () => {
  const orderId = tokenOf(await share(await place())).padEnd(22, 'A')
  for (const call of [
    () => scene.api.call(readOrder, { params: { orderId } }),
    () => scene.api.call(cancelOrder, { params: { orderId }, body: {} }),
    () => scene.api.call(callWaiter, { params: { orderId }, body: {} }),
    () => scene.api.call(shareOrder, { params: { orderId }, body: {} }),
  ])
    expect(await refusalOf(call())).toMatchObject({ status: 404, code: 'order.not_found' })
})

test('the link works until a day after the order was closed', async () => {
  const orderId = await place()
  const link = await share(orderId)
  later(3 * day)
  expect(await follow(link)).toMatchObject({ status: 'Received' })
  await scene.api.call(cancelOrder, { params: { orderId }, body: {} })
  later(day - 1)
  expect(await follow(link)).toMatchObject({ status: 'Cancelled', cancelReason: 'by_diner' })
  later(1)
  expect(await refusalOf(follow(link))).toMatchObject({ status: 410, code: 'order.link_over' })
})

test('an unknown link and a link of another length count as expired', async () => {
  for (const token of ['A'.repeat(16), 'A'.repeat(15), 'A'.repeat(22)])
    expect(await refusalOf(follow(`/follow/${token}`))).toMatchObject({ status: 410, code: 'order.link_over' })
})
