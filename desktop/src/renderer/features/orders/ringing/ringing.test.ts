import { expect, test } from 'vitest'
import { anOrder } from '../../order-text/an-order.test-data.ts'
import { ringingOrders, waitingOrders } from './ringing.ts'

const first = anOrder({ orderId: 'a', orderNumber: 1 })
const second = anOrder({ orderId: 'b', orderNumber: 2 })
const accepted = anOrder({ orderId: 'c', orderNumber: 3, status: 'Preparing' })
const numbers = (orders: { orderNumber: number }[]) => orders.map(({ orderNumber }) => orderNumber)

test('an order rings until it is accepted', () => {
  expect(numbers(ringingOrders([first, accepted], new Set()))).toEqual([1])
  expect(ringingOrders([{ ...first, status: 'Preparing' }, accepted], new Set())).toEqual([])
})

test('an order silenced at this counter does not ring, and a new order does', () => {
  expect(numbers(ringingOrders([first, second, accepted], new Set(['a'])))).toEqual([2])
})

test('an order silenced at another counter does not ring here', () => {
  expect(numbers(ringingOrders([{ ...first, silencedAt: '2026-11-20T12:00:30.000Z' }, second], new Set()))).toEqual([2])
})

test('an order that is held because of its new phone does not ring', () => {
  expect(numbers(ringingOrders([{ ...first, heldAt: '2026-11-20T12:00:00.000Z' }, second], new Set()))).toEqual([2])
})

test('a silenced order is still waiting', () => {
  expect(numbers(waitingOrders([first, second, accepted]))).toEqual([1, 2])
})
