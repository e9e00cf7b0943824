import { expect, test } from 'vitest'
import { dirhams } from '@sufra/shared/money'
import fc from 'fast-check'
import { emptySession, noDetails, type OrderSnapshot, type StoredSession } from './session-fields.ts'
import { createSessionStorage } from './session-storage.ts'

const details = { ...noDetails, customerName: 'Maryam', mobileNumber: '97455512345' }
const line = {
  itemId: 'dish',
  restaurantId: 'one',
  basePrice: dirhams(1_200),
  pricePerItem: dirhams(1_200),
  quantity: 2,
  addOns: [
    { addOnTitle: 'Bread', options: [{ optionId: 'saj', optionName: 'Saj', pricing: dirhams(100), quantity: 2 }] },
    { addOnTitle: 'Extras', options: [{ optionName: 'Stored without an id', pricing: dirhams(0), quantity: 1 }] },
  ],
}
const noted = { ...line, note: 'No onions' }
const place = { restaurantId: 'one', tableId: 'table', tableNumber: 4 }
const snapshot: OrderSnapshot = {
  ...place,
  key: 'key',
  confirmedAt: 5,
  cart: [line],
  orderType: 'Dine-in',
  customerDetails: details,
  orderInstructions: '',
  paymentMethod: 'Cash',
  cashAmount: dirhams(5_000),
}
const { notifications: _notifications, ...nothing } = emptySession
const full: StoredSession = {
  ...nothing,
  ...place,
  cart: [line, noted],
  customerDetails: details,
  orders: [{ ...place, orderId: 'order', orderNumber: 7, status: 'Preparing' }],
  orderId: 'order',
  status: 'Preparing',
}

const storeOf = (stored: Map<string, string>) => ({
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, text: string) => void stored.set(name, text),
  removeItem: (name: string) => void stored.delete(name),
})
const openStorage = (stored = new Map<string, string>()) => {
  const clock = { now: 0 }
  const inTab = new Map<string, string>()
  return { storage: createSessionStorage(storeOf(stored), storeOf(inTab), () => clock.now), clock, stored, inTab }
}

test.each<[string, StoredSession['checkout']]>([
  ['none', { state: 'idle' }],
  ['waiting', { state: 'waiting', snapshot, sendsWhenOnline: true }],
  ['being sent', { state: 'sending', snapshot, sends: 1, owner: 'tab', until: 9 }],
  ['unconfirmed', { state: 'unconfirmed', snapshot, sends: 2 }],
  ['being withdrawn', { state: 'withdrawing', snapshot, error: 'cart.price_changed' }],
  ['rejected', { state: 'rejected', snapshot, error: 'restaurant.unreachable' }],
])('a session is restored within a day of its last change; its checkout is %s', (_what, checkout) => {
  const { storage, stored } = openStorage()
  storage.save({ ...full, checkout })
  const { storage: reloaded, clock } = openStorage(stored)
  clock.now = 86_400_000
  expect(reloaded.load()).toEqual({ ...full, checkout })
})

test('fields that neither this tab nor another has changed stay the same objects', () => {
  const { storage, stored } = openStorage()
  storage.save(full)
  const before = storage.load() ?? nothing
  storage.save({ ...before, orderInstructions: 'No onions' })
  expect(storage.load()?.cart).toBe(full.cart)
  openStorage(stored).storage.save({ ...full, cart: [] })
  expect(storage.load()).toEqual({ ...full, cart: [] })
})

test('a snapshot of the previous release, which accepted only cash, is read as a cash payment', () => {
  const { storage, stored } = openStorage()
  const { paymentMethod: _method, ...before } = snapshot
  const { upiIds: _ids, ...state } = { ...full, checkout: { state: 'unconfirmed', snapshot: before, sends: 1 } }
  stored.set(storage.name, JSON.stringify({ state, savedAt: 0 }))
  expect(storage.load()).toEqual({ ...full, checkout: { state: 'unconfirmed', snapshot, sends: 1 } })
})

test('a snapshot with a payment method that does not exist is dropped', () => {
  const { storage, stored } = openStorage()
  const state = { ...full, checkout: { state: 'unconfirmed', snapshot: { ...snapshot, paymentMethod: 'Gold' }, sends: 1 } }
  stored.set(storage.name, JSON.stringify({ state, savedAt: 0 }))
  expect(storage.load()?.checkout).toEqual({ state: 'idle' })
})

test('after a day the customer details are cleared, and all other fields are restored', () => {
  const { storage, stored, clock } = openStorage()
  storage.save(full)
  clock.now = 86_400_001
  expect(storage.load()).toEqual({ ...full, customerDetails: noDetails })
  const { storage: reloaded, clock: later } = openStorage(stored)
  later.now = 86_400_001
  expect(reloaded.load()).toEqual({ ...full, customerDetails: noDetails })
})

test('after a reload each tab has its own place and the changes of other tabs; a new tab is at the place of the last change', () => {
  const { storage: first, stored } = openStorage()
  first.save(full)
  const other = { restaurantId: 'two', tableId: 'window', tableNumber: 9 }
  openStorage(stored).storage.save({ ...full, ...other, cart: [noted] })
  expect(first.load()).toEqual({ ...full, cart: [noted] })
  expect(openStorage(stored).storage.load()).toEqual({ ...full, ...other, cart: [noted] })
})

test.each(['', 'null', '[]', '{"restaurantId":7,"tableId":null,"tableNumber":"9"}'])('a tab’s place %j is ignored', (wrong) => {
  const { storage, inTab } = openStorage()
  storage.save(full)
  inTab.set(storage.name, wrong)
  expect(storage.load()).toEqual(full)
})

test('an opened table of the previous release, which stored no number, is read', () => {
  const { storage, stored } = openStorage()
  const { tableNumber: _number, ...before } = { ...place, tableToken: 'code', visit: 'visit' }
  stored.set(storage.name, JSON.stringify({ state: { ...full, opened: [before] }, savedAt: 0 }))
  expect(storage.load()?.opened).toEqual([{ ...before, tableNumber: null }])
})

test('a field with another shape gets its default, and all other fields are restored', () => {
  const { storage, stored } = openStorage()
  const state = { ...full, cart: 'x', orderSettings: { orderType: 'Delivery' }, tableNumber: '4', checkout: { state: 'sending', snapshot } }
  stored.set(storage.name, JSON.stringify({ state, savedAt: 0 }))
  expect(storage.load()).toEqual({ ...full, cart: [], orderSettings: nothing.orderSettings, tableNumber: null })
})

test.each([
  { ...line, quantity: 0 },
  { ...line, quantity: 1.5 },
  { ...line, quantity: 100 },
  { ...line, pricePerItem: -1 },
  { ...line, addOns: {} },
  { ...line, addOns: [{ addOnTitle: 'Bread', options: [{ optionName: 'Saj' }] }] },
  null,
  'line',
])('a cart with the line %j is read as empty', (wrong) => {
  const { storage, stored } = openStorage()
  stored.set(storage.name, JSON.stringify({ state: { ...full, cart: [line, wrong] }, savedAt: 0 }))
  expect(storage.load()?.cart).toEqual([])
})

test('any stored value is read as a valid session or undefined', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), fc.jsonValue(), fc.constantFrom(...Object.keys(full)), (raw, value, field) => {
      const { storage, stored } = openStorage()
      stored.set(storage.name, raw)
      expect(() => storage.load()).not.toThrow()
      stored.set(storage.name, JSON.stringify({ state: { ...full, [field]: value } }))
      const session = storage.load()
      expect(Object.keys(session ?? {}).toSorted()).toEqual(Object.keys(full).toSorted())
      for (const each of session?.cart ?? []) expect(each.quantity).toBeGreaterThan(0)
    }),
  )
})
