import { deleteCustomer } from '@sufra/shared/customers/customer.routes'
import { expect, test } from 'vitest'
import { addRestaurant } from '../../../testing/test-restaurant.ts'
import { insertMessages } from '../../platform/messages/outgoing-messages.store.ts'
import { outgoingMessages } from '../../platform/messages/outgoing-messages.table.ts'
import { useHistory } from '../../ordering/order-history/order-history.test-data.ts'

const { scene, store } = useHistory()
const [maryam, sara] = ['97455512345', '97466600000']

test('deleting a guest deletes the number from the restaurant’s SMS, and sends no SMS that waits or could be sent again', async () => {
  await store([{}, { mobileNumber: sara, customerName: 'Sara' }])
  const { db } = scene.api.connection
  const [at, { restaurantId }] = [scene.now, scene.restaurant]
  const other = (await addRestaurant(db)).restaurantId
  const sms = (id: string, to: string, more = {}) => ({
    id: `0193a2f0-0000-7000-8000-00000000000${id}`,
    restaurantId,
    orderId: 'o',
    channel: 'sms' as const,
    recipient: `+${to}`,
    text: 'Text',
    createdAt: at,
    nextTryAt: at,
    ...more,
  })
  await insertMessages(db, [
    sms('1', maryam, { sentAt: at, text: '' }),
    sms('2', maryam),
    sms('3', sara),
    sms('4', maryam, { restaurantId: other }),
    sms('5', maryam, { failedAt: at, failure: 'no answer' }),
  ])
  await scene.owner(deleteCustomer, { params: { mobileNumber: maryam } })
  const rows = await db.select().from(outgoingMessages).orderBy(outgoingMessages.id)
  expect(rows.map(({ recipient, text, failedAt }) => [recipient, text, failedAt !== null])).toEqual([
    ['', '', false],
    ['', '', true],
    [`+${sara}`, 'Text', false],
    [`+${maryam}`, 'Text', false],
    ['', '', true],
  ])
})
