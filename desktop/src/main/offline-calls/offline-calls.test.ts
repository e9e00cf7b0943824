import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Route } from '@sufra/shared/contract/route'
import { takeCash } from '@sufra/shared/cash/cash.routes'
import { silenceOrders } from '@sufra/shared/escalation/escalation.routes'
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { switchItem, switchOption } from '@sufra/shared/menu/item.routes'
import { dismissOrders } from '@sufra/shared/orders/closing/closed-by-platform.routes'
import { moveOrder } from '@sufra/shared/orders/order.routes'
import { expect, test } from 'vitest'
import { aKitchenOrder } from '../printing/printing.test-data.ts'
import { applyToCache, applyToOrder } from './apply-pending.ts'
import type { PendingOperation } from './offline-call.ts'
import { offlineCalls, operationOf } from './offline-calls.ts'

const order = aKitchenOrder({ status: 'Received', silencedAt: null })
const { orderId } = order
const pizza = { itemId: 'i', name: { en: 'Pizza', ar: 'بيتزا' } }
const off = { isAvailable: false, availabilityVersion: 3 }
const madeAt = Date.parse('2026-11-20T12:00:00.000Z')

const operationFrom = (route: Route, body: object, params: Record<string, string> = {}) => {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? expect.fail(name))
  return operationOf({ key: 'k', restaurantId: 'r', method: route.method, path, body: JSON.stringify(body), madeAt })
}
const valid = (operation: PendingOperation | undefined) => operation ?? expect.fail('not an operation')
const operations = {
  move: valid(operationFrom(moveOrder, { status: 'Preparing', minutes: 20 }, { orderId })),
  silence: valid(operationFrom(silenceOrders, { orderIds: [orderId] })),
  dismiss: valid(operationFrom(dismissOrders, { orderIds: [orderId] })),
  switchItem: valid(operationFrom(switchItem, off, { itemId: pizza.itemId })),
  switchOption: valid(operationFrom(switchOption, { ...off, isAvailable: true }, { itemId: 'other', optionId: 'o' })),
  cash: valid(operationFrom(takeCash, { received: 100 }, { orderId })),
}
const { move, silence, dismiss, cash } = operations

const routesOf = async (): Promise<Route[]> => {
  const shared = join(import.meta.dirname, '../../../../shared/src')
  const modules = await Promise.all(
    // these are our own modules
    globSync('**/*.routes.ts', { cwd: shared }).map(async (file) => (await import(join(shared, file))) as Record<string, unknown>),
  )
  const isRoute = (value: unknown): value is Route => typeof value === 'object' && value !== null && 'method' in value && 'path' in value
  return modules.flatMap((module) => Object.values(module).filter(isRoute))
}
const nameOf = ({ method, path }: Route) => `${method} ${path}`

test('every route that is queued while offline has exactly one offline call, and no other route has one', async () => {
  const queued = (await routesOf()).filter(({ offline }) => offline === 'queue')
  expect(queued.length).toBeGreaterThan(4)
  expect(offlineCalls.map(({ route }) => nameOf(route)).toSorted()).toEqual(queued.map(nameOf).toSorted())
})

test('each offline call is described by texts of the dictionary', () => {
  const names = { orderNumber: () => 12, itemName: (itemId: string) => (itemId === pizza.itemId ? pizza.name : undefined) }
  expect(Object.values(operations).map((operation) => operation.describe(names))).toEqual([
    { text: 'queue.move', values: { number: 12, status: { text: 'orders.status.Preparing' } }, afterRefusal: 'queue.todo.move' },
    { text: 'queue.silence', values: {}, afterRefusal: 'queue.todo.silence' },
    { text: 'queue.dismiss', values: {}, afterRefusal: 'queue.todo.dismiss' },
    { text: 'queue.switchOff', values: { name: pizza.name }, afterRefusal: 'queue.todo.switch' },
    { text: 'queue.switchOn', values: { name: '?' }, afterRefusal: 'queue.todo.switch' },
    { text: 'queue.cash', values: { number: 12 }, afterRefusal: 'queue.todo.cash' },
  ])
  const unnamed = { orderNumber: () => undefined, itemName: () => undefined }
  expect(move.describe(unnamed).values.number).toBe('?')
  const { queue, orders } = forDesk
  const isText = (key: string) =>
    // either a dictionary or a text
    typeof key.split('.').reduce<unknown>((found, name) => (found as Record<string, unknown>)[name], { queue, orders }) === 'string'
  const keys = Object.values(operations).flatMap((operation) => {
    const { text, afterRefusal, values } = operation.describe(names)
    return [
      text,
      afterRefusal,
      ...Object.values(values).flatMap((value) => (typeof value === 'object' && 'text' in value ? value.text : [])),
    ]
  })
  expect(keys.filter((key) => !isText(key))).toEqual([])
})

test('a call with another body or of another version has no operation', () => {
  expect(operationFrom(moveOrder, { status: 'Eaten' }, { orderId })).toBeUndefined()
  expect(operationFrom(dismissOrders, {})).toBeUndefined()
  expect(operationFrom({ ...moveOrder, path: '/api/merchant/orders/:orderId/older' }, { status: 'Preparing' }, { orderId })).toBeUndefined()
  expect(operationFrom({ ...moveOrder, method: 'PUT' }, { status: 'Preparing' }, { orderId })).toBeUndefined()
})

test('a pending move and a pending silence are applied only to their order', () => {
  const pending = [silence, move].flatMap((operation) => operation ?? [])
  expect(applyToOrder(order, pending)).toEqual({
    ...order,
    status: 'Preparing',
    promisedAt: '2026-11-20T12:20:00.000Z',
    silencedAt: order.placedAt,
  })
  const other = { ...order, orderId: 'another'.padStart(22, 'o') }
  expect(applyToOrder(other, pending)).toEqual(other)
  const silencedAt = '2026-11-20T12:00:30.000Z'
  expect(applyToOrder({ ...order, silencedAt }, pending)).toMatchObject({ silencedAt })
})

test('a refused move is already applied when the order has its status or a later one', () => {
  const refusal = (status: string, error = 'order.cannot_move') => ({ error, message: '', details: { status } })
  expect(move.isAlreadyApplied(refusal('Preparing'))).toBe(true)
  expect(move.isAlreadyApplied(refusal('Delivered'))).toBe(true)
  expect(move.isAlreadyApplied(refusal('Received'))).toBe(false)
  expect(move.isAlreadyApplied(refusal('Cancelled'))).toBe(false)
  expect(move.isAlreadyApplied(refusal('Preparing', 'order.minutes_required'))).toBe(false)
  expect(move.isAlreadyApplied({ error: 'order.cannot_move', message: '' })).toBe(false)
  expect(silence.isAlreadyApplied(refusal('Preparing'))).toBe(false)
})

test('a move that the displayed order does not allow is refused before it is stored', () => {
  expect(move.refuse(() => order)).toBeUndefined()
  expect(move.refuse(() => undefined)).toBeUndefined()
  expect(move.refuse(() => ({ ...order, status: 'Delivered' }))).toEqual({
    status: 409,
    error: 'order.cannot_move',
    details: { status: 'Delivered' },
  })
  expect(silence.refuse(() => order)).toBeUndefined()
})

test('an unanswered call gets the response that the cloud would give', () => {
  const shown = { ...order, status: 'Preparing' as const }
  expect(Object.values(operations).map((operation) => operation.reply(() => shown))).toEqual([
    shown,
    undefined,
    undefined,
    { _id: pizza.itemId, isAvailable: false, backAt: null, portionsLeft: null, availabilityVersion: 4 },
    { _id: 'o', isAvailable: true, backAt: null, portionsLeft: null, availabilityVersion: 4 },
    undefined,
  ])
})

test('a pending cash payment makes its order paid, so that it is not taken again', () => {
  const paid = applyToOrder(order, [cash])
  expect(paid).toEqual({ ...order, payment: { ...order.payment, paid: 92 } })
  expect(cash.paidOrderId).toBe(orderId)
  expect(move.paidOrderId).toBeNull()
  expect(applyToOrder({ ...order, orderId: 'another'.padStart(22, 'o') }, [cash]).payment).toEqual(order.payment)
  expect(cash.refuse(() => order)).toBeUndefined()
  expect(cash.refuse(() => undefined)).toBeUndefined()
  expect(cash.refuse(() => paid)).toEqual({ status: 409, error: 'cash.already_paid' })
  expect(valid(operationFrom(takeCash, { received: 91.99 }, { orderId })).refuse(() => order)).toEqual({
    status: 400,
    error: 'cash.below_due',
  })
  expect(cash.isAlreadyApplied({ error: 'cash.already_paid', message: '' })).toBe(false)
})

test('the reply to an accepted move is stored, and an accepted dismissal is applied to the cached response', () => {
  const stored: unknown[] = []
  const accept = (operation: typeof move) =>
    operation.onAccepted({
      body: JSON.stringify({ success: true, data: operation === cash ? { order } : order }),
      storeOrder: (given) => stored.push(given),
      applyToCache: () => stored.push('applied'),
    })
  for (const operation of Object.values(operations)) accept(operation)
  expect(stored).toEqual([order, 'applied', order])

  const path = dismiss.changedRoute?.path ?? expect.fail('changes no response')
  const closed = { missed: [order], missedCount: 3, days: [] }
  const cache = new Map([[path as string, JSON.stringify({ success: true, data: closed })]])
  const responses = { get: (at: string) => cache.get(at), store: (at: string, text: string) => void cache.set(at, text) }
  for (const operation of [dismiss, silence]) applyToCache(responses, operation)
  expect([...cache].map(([at, text]) => [at, JSON.parse(text) as unknown])).toEqual([
    [path, { success: true, data: { missed: [], missedCount: 2, days: [] } }],
  ])
  applyToCache({ ...responses, get: () => undefined }, dismiss)
  expect(cache.size).toBe(1)
})
