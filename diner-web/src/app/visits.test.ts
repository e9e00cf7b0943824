import { ApiError } from '@sufra/shared/contract/api-error'
import type { Call } from '@sufra/shared/contract/client'
import { dirhams } from '@sufra/shared/money'
import { expect, test } from 'vitest'
import { sendOrder } from '../checkout/send-order.ts'
import { emptySession, noDetails, type OrderSnapshot } from '../common/session/session-fields.ts'
import { createVisits, placeAt, withScanned } from '../common/session/visits.ts'

const [restaurantId, tableId, itemId] = ['1', '2', '3'].map((digit) => `0193a2f0-0000-7000-8000-00000000000${digit}`) as [
  string,
  string,
  string,
]
const message = 'Payment and order processed successfully'

/** A phone with numbered visits; orders with a visit in `expired` are refused. */
const openPhone = (expired: string[] = []) => {
  let session = { ...emptySession }
  const opened: object[] = []
  const ordered: string[] = []
  const call = (async ({ path }: { path: string }, { body }: { body: { visit: string } }) => {
    if (path === '/api/visits') {
      opened.push(body)
      return { data: { visit: `visit-${opened.length}` } }
    }
    ordered.push(body.visit)
    if (expired.includes(body.visit)) throw new ApiError(409, '', { error: 'visit.expired' })
    return { message, orderId: 'order', orderNumber: 7 }
  }) as unknown as Call // implements the two calls of these tests
  const visits = createVisits({
    call,
    read: () => session,
    update: (change) => void (session = { ...session, ...change(session) }),
  })
  const scan = (tableToken: string) =>
    void (session = { ...session, opened: withScanned(session.opened, { restaurantId, tableId, tableNumber: 4 }, tableToken) })
  return { visits, call, opened, ordered, scan, session: () => session }
}

test('a place is opened once, and the next place reuses the visit of the same phone', async () => {
  const { visits, opened, scan } = openPhone()
  scan('code')
  expect(await visits.get({ restaurantId, tableId })).toBe('visit-1')
  expect(await visits.get({ restaurantId, tableId })).toBe('visit-1')
  expect(await visits.get({ restaurantId, tableId: '' })).toBe('visit-2')
  expect(opened).toEqual([
    { restaurantId, tableToken: 'code', visit: '' },
    { restaurantId, tableToken: '', visit: 'visit-1' },
  ])
})

test('scanning the same code again reuses the visit; a new code opens a new visit of the same phone', async () => {
  const { visits, opened, scan } = openPhone()
  scan('old')
  await visits.get({ restaurantId, tableId })
  scan('old')
  expect(await visits.get({ restaurantId, tableId })).toBe('visit-1')
  scan('new')
  expect(await visits.get({ restaurantId, tableId })).toBe('visit-2')
  expect(opened[1]).toEqual({ restaurantId, tableToken: 'new', visit: 'visit-1' })
})

test('a place has its table only when this phone has scanned it, even after its visit was opened', async () => {
  const { visits, scan, session } = openPhone()
  const at = (tableOf: string, table: string) =>
    placeAt({ ...session(), restaurantId: 'where the diner was' }, { restaurantId: tableOf, tableId: table })
  const noTable = { restaurantId, tableId: '', tableNumber: null }
  await visits.get({ restaurantId, tableId })
  expect(at(restaurantId, tableId)).toEqual(noTable)
  scan('code')
  await visits.renew({ restaurantId, tableId })
  expect(at(restaurantId, tableId)).toEqual({ restaurantId, tableId, tableNumber: 4 })
  expect(at(restaurantId, '')).toEqual(noTable)
  expect(at(restaurantId, 'another')).toEqual(noTable)
  expect(at('another', tableId)).toEqual({ ...noTable, restaurantId: 'another' })
})

test('the ten newest places are remembered', async () => {
  const { visits, session } = openPhone()
  for (let place = 0; place < 12; place += 1) await visits.get({ restaurantId: `restaurant-${place}`, tableId: '' })
  expect(session().opened.map((each) => each.restaurantId)).toEqual(Array.from({ length: 10 }, (_, place) => `restaurant-${11 - place}`))
})

const snapshot: OrderSnapshot = {
  restaurantId,
  tableId,
  tableNumber: 4,
  key: 'k'.repeat(22),
  confirmedAt: 0,
  cart: [{ itemId, restaurantId, basePrice: dirhams(1_000), pricePerItem: dirhams(1_000), quantity: 1, addOns: [] }],
  orderType: 'Dine-in',
  customerDetails: { ...noDetails, customerName: 'Maryam', mobileNumber: '97455512345' },
  orderInstructions: '',
  paymentMethod: 'Cash',
  cashAmount: dirhams(2_000),
}

test('an order with an expired visit is sent again with a new visit, once', async () => {
  const phone = openPhone(['visit-1'])
  phone.scan('code')
  expect(await sendOrder(phone.call, phone.visits, snapshot)).toEqual({ orderId: 'order', orderNumber: 7 })
  expect(phone.ordered).toEqual(['visit-1', 'visit-2'])
  const unlucky = openPhone(['visit-1', 'visit-2'])
  await expect(sendOrder(unlucky.call, unlucky.visits, snapshot)).rejects.toMatchObject({ code: 'visit.expired' })
})

test('an older server without visits, as during a deploy, gets the order without a visit', async () => {
  const phone = openPhone()
  const unknown = async () => {
    throw new ApiError(404, '', { error: 'request.not_found' })
  }
  expect(await sendOrder(phone.call, { get: unknown, renew: unknown }, snapshot)).toEqual({ orderId: 'order', orderNumber: 7 })
  expect(phone.ordered).toEqual([''])
})

test('a drive-thru order needs no table code', async () => {
  const phone = openPhone()
  phone.scan('code')
  await sendOrder(phone.call, phone.visits, { ...snapshot, orderType: 'Drive-thru' })
  expect(phone.opened).toEqual([{ restaurantId, tableToken: '', visit: '' }])
})
