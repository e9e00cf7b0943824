import { processPayment } from '@sufra/shared/payments/payment.routes'
import { listOrders, readOrder } from '@sufra/shared/orders/order.routes'
import { beforeAll, expect, test } from 'vitest'
import { refusalOf, useApi } from '../../../../testing/test-api.ts'
import { addRestaurant, goodPayment, type TestRestaurant } from '../../../../testing/test-restaurant.ts'

const api = useApi()
let restaurant: TestRestaurant

beforeAll(async () => {
  restaurant = await addRestaurant(api.connection.db)
})

/** Orders one portion for each note; undefined makes a line like an older client's. */
const orderWith = (...notes: (string | undefined)[]) => {
  const payment = goodPayment(restaurant)
  const [line] = payment.items
  const items = notes.map((note) => ({ ...line, ...(note !== undefined && { note }) }))
  const body = { ...payment, items, totalPrice: 15.5 * notes.length, cashAmount: 100 }
  return api.call(processPayment, { body: body as never }) // any note may be sent
}

const notesOf = async (orderId: string) => (await api.call(readOrder, { params: { orderId } })).data.items.map(({ note }) => note)

test('each line has its own note, as typed but trimmed and without invisible marks, for the diner and for the counter', async () => {
  const hostile = '<script>alert(1)</script> \u202Eبدون بصل\nand no tomatoes'
  const { orderId } = await orderWith(undefined, '  Well done  ', hostile, '   ')
  const expected = [undefined, 'Well done', hostile.replace('\u202E', ''), undefined]
  expect(await notesOf(orderId)).toEqual(expected)
  const { data } = await (await api.signedIn(restaurant.email)).call(listOrders, { query: {} })
  expect(data.find((order) => order.orderId === orderId)?.items.map(({ note }) => note)).toEqual(expected)
})

test('a note may have 140 characters, not 141', async () => {
  const { orderId } = await orderWith('n'.repeat(140))
  expect(await notesOf(orderId)).toEqual(['n'.repeat(140)])
  expect(await refusalOf(orderWith('n'.repeat(141)))).toMatchObject({ status: 400, code: 'cart.note_length' })
})

test.each(['a\0b', '\uD800'])('a note that the database cannot store, %j, is refused', async (note) => {
  expect(await refusalOf(orderWith(note))).toMatchObject({ status: 400, code: 'request.invalid' })
})
