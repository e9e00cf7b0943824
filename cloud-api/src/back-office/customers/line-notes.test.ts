import { deleteCustomer } from '@sufra/shared/customers/customer.routes'
import { dirhams } from '@sufra/shared/money'
import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useHistory } from '../../ordering/order-history/order-history.test-data.ts'
import { orderLines } from '../../ordering/orders/orders.table.ts'

const { scene, store } = useHistory()

type Orders = Parameters<typeof store>[0]

/** Stores orders that have one line each, with a note. Each line has a different number, by which `notes` sorts them. */
const storeWithNotes = async (orders: Orders) => {
  const { restaurantId } = scene.restaurant
  const ids = await store(orders)
  const line = { restaurantId, itemId: restaurantId, name: { en: 'Tea', ar: '' }, quantity: 1, addOns: [], note: 'For Maryam' }
  const price = dirhams(1_000)
  const rows = ids.map((orderId, index) => ({ ...line, orderId, line: index + 1, pricePerItem: price, total: price }))
  await scene.api.connection.db.insert(orderLines).values(rows)
}

const notes = async () => {
  const of = eq(orderLines.restaurantId, scene.restaurant.restaurantId)
  return (await scene.api.connection.db.select().from(orderLines).where(of).orderBy(asc(orderLines.line))).map(({ note }) => note)
}

test('deleting a guest deletes the notes of that guest’s lines, and no others', async () => {
  await storeWithNotes([{}, { status: 'Cancelled' }, { mobileNumber: '97466600000' }])
  await scene.owner(deleteCustomer, { params: { mobileNumber: '97455512345' } })
  expect(await notes()).toEqual(['', '', 'For Maryam'])
})

test('notes are deleted with the guest of an old order, and not before', async () => {
  await storeWithNotes([
    { placedAt: new Date('2024-11-20T08:59:00Z') },
    { placedAt: new Date('2024-11-20T08:58:00Z'), status: 'Received' },
    { placedAt: new Date('2024-11-20T09:01:00Z') },
  ])
  await scene.api.runJob('anonymise-old-customers')
  expect(await notes()).toEqual(['', 'For Maryam', 'For Maryam'])
})
