import { randomUUID } from 'node:crypto'
import { readMenu } from '@sufra/shared/menu/menu.routes'
import { moveOrder } from '@sufra/shared/orders/order.routes'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { expect, test } from 'vitest'
import { refusalOf, startTestApi } from '../../../testing/test-api.ts'
import { addRestaurant } from '../../../testing/test-restaurant.ts'
import { doha, evenings, useHours } from './hours.test-data.ts'

const { scene, payment, order, setHours, setPace, read, member } = useHours()
const opening = async () => {
  const { restaurantId } = scene.restaurant
  return (await scene.api.call(readMenu, { params: { restaurantId } })).data.restaurant.opening
}

test('a new restaurant has no hours and is always open', async () => {
  expect(await read()).toMatchObject({ hours: null, version: 0, mayEdit: true, takingOrders: true, opening: { periods: null } })
  scene.now = doha('04:00')
  await order()
})

test.each([
  ['16:59', 'restaurant.closed'],
  ['17:00', undefined],
  ['23:59', undefined],
])('at %s of a day that opens at 17:00 the answer to an order is %s', async (time, code) => {
  await setHours(evenings)
  scene.now = doha(time)
  if (code) expect(await refusalOf(order())).toMatchObject({ status: 409, code })
  else await order()
})

test.each([
  ['01:29', undefined],
  ['01:30', 'restaurant.closed'],
  ['02:00', 'restaurant.closed'],
])('after midnight, at %s with last orders at 01:30, the answer to an order is %s', async (time, code) => {
  await setHours(evenings)
  scene.now = doha(time)
  if (code) expect(await refusalOf(order())).toMatchObject({ status: 409, code })
  else await order()
})

test.each([
  ['en', 'The restaurant is closed.'],
  ['ar', 'المطعم مغلق.'],
])('the refusal is in %s, and its details have the next opening in both languages and as an instant', async (language, message) => {
  await setHours(evenings)
  const headers = { 'content-type': 'application/json', 'accept-language': language, 'idempotency-key': randomUUID() }
  const refused = await scene.api.fetch(processPayment.path, { method: 'POST', headers, body: JSON.stringify(payment()) })
  expect(await refused.json()).toMatchObject({
    error: 'restaurant.closed',
    message,
    details: { opensAt: doha('17:00').toISOString(), opens: { en: 'Opens at 17:00', ar: 'يفتح الساعة 17:00' } },
  })
})

test('an order that was placed is finished after closing, and its repeated request gets its first answer', async () => {
  await setHours(evenings)
  scene.now = doha('18:00')
  const key = randomUUID()
  const { orderId } = await order(undefined, key)
  scene.now = new Date(doha('18:00').getTime() + 9 * 3_600_000) // 03:00
  const { call } = await scene.api.signedIn(scene.restaurant.email)
  for (const body of [{ status: 'Preparing', minutes: 15 }, { status: 'Out for Delivery' }, { status: 'Delivered' }] as const)
    await call(moveOrder, { params: { orderId }, body })
  expect(await order(undefined, key)).toMatchObject({ orderId })
})

test('another copy of the API, whose cached menu is older, refuses too', async () => {
  const other = await startTestApi({ connection: scene.api.connection, now: () => scene.now })
  try {
    await other.call(readMenu, { params: { restaurantId: scene.restaurant.restaurantId } })
    await setHours(evenings)
    expect(await refusalOf(order(other.call))).toMatchObject({ code: 'restaurant.closed' })
  } finally {
    await other.close()
  }
})

test('the menu lists the coming periods, and on the next day the later ones, without a change', async () => {
  expect(await opening()).toEqual({ timeZone: 'Asia/Qatar', periods: null, pausedUntil: null, busy: null })
  await setHours(evenings)
  const first = (await opening())?.periods
  expect(first?.[0]).toEqual({
    opensAt: doha('17:00').toISOString(),
    ordersUntil: '2026-11-24T22:30:00.000Z',
    closesAt: '2026-11-24T23:00:00.000Z',
  })
  scene.now = new Date(doha('12:00').getTime() + 24 * 3_600_000)
  expect((await opening())?.periods?.[0]).toEqual(first?.[1])
})

test('the owner and managers change the hours, staff cannot, and another restaurant’s hours stay', async () => {
  const [manager, staff] = [await member('manager'), await member('staff')]
  expect(await refusalOf(setHours(evenings, { call: staff }))).toMatchObject({ status: 403, code: 'session.forbidden' })
  expect((await setHours(evenings, { call: manager })).data).toMatchObject({ hours: evenings, version: 1, mayEdit: true })
  expect(await read(staff)).toMatchObject({ hours: evenings, version: 1, mayEdit: false })
  const other = await scene.api.signedIn((await addRestaurant(scene.api.connection.db)).email)
  expect(await read(other.call)).toMatchObject({ hours: null })
})

test('the second of two changes of the same version is refused, and a repeated change is made once', async () => {
  const key = randomUUID()
  const first = await setHours(evenings, { key })
  expect(await refusalOf(setHours({ ...evenings, lastOrders: 0 }))).toMatchObject({ status: 409, code: 'hours.changed' })
  expect((await setHours(null, { version: 1 })).data).toMatchObject({ hours: null, version: 2 })
  expect(await setHours(evenings, { key })).toEqual(first)
  expect(await read()).toMatchObject({ hours: null, version: 2 })
})

test('hours with a problem are refused with its code, and nothing is stored', async () => {
  const overlap = [
    { opens: 60, closes: 120 },
    { opens: 100, closes: 180 },
  ]
  const wrong = { ...evenings, week: evenings.week.with(0, overlap) }
  expect(await refusalOf(setHours(wrong))).toMatchObject({ status: 400, code: 'hours.overlap' })
  expect(await read()).toMatchObject({ hours: null, version: 0 })
})

test('the periods of a day are stored in the order of their times', async () => {
  const [late, early] = [
    { opens: 1_020, closes: 1_200 },
    { opens: 600, closes: 700 },
  ]
  const { data } = await setHours({ ...evenings, week: evenings.week.with(0, [late, early]) })
  expect(data.hours?.week[0]).toEqual([early, late])
})

test('a pause ends automatically, to the millisecond', async () => {
  await setPace({ pause: 15 })
  expect(await refusalOf(order())).toMatchObject({ status: 409, code: 'restaurant.paused' })
  scene.now = new Date(doha('12:15').getTime() - 1)
  expect(await refusalOf(order())).toMatchObject({
    code: 'restaurant.paused',
    details: { opensAt: doha('12:15').toISOString(), opens: { en: 'Orders paused until 12:15' } },
  })
  scene.now = doha('12:15')
  await order()
})

test('a pause for the rest of the day ends with the business day, or at the next opening after it', async () => {
  await setPace({ pause: 'day' })
  expect(await refusalOf(order())).toMatchObject({ code: 'restaurant.paused', details: { opensAt: '2026-11-25T01:00:00.000Z' } })
  await setHours(evenings)
  expect(await refusalOf(order())).toMatchObject({
    code: 'restaurant.closed',
    details: { opensAt: '2026-11-25T14:00:00.000Z', opens: { en: 'Opens tomorrow at 17:00' } },
  })
})

test('a pause is ended by anyone at the counter, and phones get an event immediately', async () => {
  const staff = await member('staff')
  expect((await setPace({ pause: 60 }, { call: staff })).data.opening.pausedUntil).toBe(doha('13:00').toISOString())
  expect((await opening())?.pausedUntil).toBe(doha('13:00').toISOString())
  await setPace({ pause: null }, { call: staff })
  expect((await opening())?.pausedUntil).toBeNull()
  await order()
})

test('a busy kitchen stays open, is announced, and is no longer busy the next day', async () => {
  const busy = { minutes: 20, until: '2026-11-25T01:00:00.000Z' }
  expect((await setPace({ busy: 20 })).data.opening.busy).toEqual(busy)
  expect((await opening())?.busy).toEqual(busy)
  await order()
  // Values that a change does not name stay.
  expect((await setPace({ pause: 15 })).data.opening.busy).toEqual(busy)
  expect((await setPace({ busy: null })).data.opening).toMatchObject({ busy: null, pausedUntil: doha('12:15').toISOString() })
  await setPace({ busy: 10 })
  scene.now = new Date('2026-11-25T01:00:00Z')
  expect((await read((await scene.api.signedIn(scene.restaurant.email)).call)).opening.busy).toBeNull()
})

test('a repeated pause with the same key does not begin a new pause', async () => {
  const key = randomUUID()
  const first = await setPace({ pause: 15 }, { key })
  scene.now = doha('12:10')
  expect(await setPace({ pause: 15 }, { key })).toEqual(first)
  expect((await read()).opening.pausedUntil).toBe(doha('12:15').toISOString())
})

test('only the listed pauses and steps are accepted', async () => {
  expect(await refusalOf(setPace({ pause: 45 as never }))).toMatchObject({ status: 400, code: 'request.invalid' })
  expect(await refusalOf(setPace({ busy: 15 as never }))).toMatchObject({ status: 400, code: 'request.invalid' })
})

test('the business day ends at the restaurant’s chosen time, and earlier orders belong to the day before', async () => {
  const numberAt = async (time: string) => {
    scene.now = doha(time)
    return (await order()).orderNumber
  }
  expect([await numberAt('03:30'), await numberAt('05:30')]).toEqual([1, 1])
  expect((await setHours(null, { dayEndsAt: 360 })).data).toMatchObject({ dayEndsAt: 360, version: 1 })
  // 05:45 is now part of Monday, whose numbers continue, so that no number is used twice.
  expect([await numberAt('05:45'), await numberAt('06:00')]).toEqual([2, 3])
  expect((await setHours(evenings, { version: 1 })).data.dayEndsAt).toBe(360)
  for (const dayEndsAt of [-30, 10, 750])
    expect(await refusalOf(setHours(null, { version: 2, dayEndsAt }))).toMatchObject({ code: 'request.invalid' })
})

test('the time after which a party counts as gone is a setting, from 15 minutes to six hours', async () => {
  expect((await setHours(null, { sittingIdleMinutes: 15 })).data).toMatchObject({ sittingIdleMinutes: 15, version: 1 })
  expect((await setHours(evenings, { version: 1 })).data.sittingIdleMinutes).toBe(15)
  expect((await setHours(null, { version: 2, sittingIdleMinutes: 360 })).data.sittingIdleMinutes).toBe(360)
  for (const sittingIdleMinutes of [14, 361, 20.5])
    expect(await refusalOf(setHours(null, { version: 3, sittingIdleMinutes }))).toMatchObject({ status: 400, code: 'hours.sitting_idle' })
})
