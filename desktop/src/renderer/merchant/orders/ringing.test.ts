import { expect, test } from 'vitest'
import { anOrder } from './an-order.test-data.ts'
import { ringingOrders, silence, waitingOrders } from './ringing.ts'

const first = anOrder({ orderId: 'a', orderNumber: 1 })
const second = anOrder({ orderId: 'b', orderNumber: 2 })
const accepted = anOrder({ orderId: 'c', orderNumber: 3, status: 'Preparing' })
const numbers = (orders: { orderNumber: number }[]) => orders.map(({ orderNumber }) => orderNumber)

test('an order rings until it is accepted', () => {
  expect(numbers(ringingOrders([first, accepted], new Set()))).toEqual([1])
  expect(ringingOrders([{ ...first, status: 'Preparing' }, accepted], new Set())).toEqual([])
})

test('silencing covers the orders that ring now, and a new one rings again', () => {
  const silenced = silence([first, accepted])
  expect(ringingOrders([first, accepted], silenced)).toEqual([])
  expect(numbers(ringingOrders([first, second, accepted], silenced))).toEqual([2])
})

test('a silenced order still waits', () => {
  expect(numbers(waitingOrders([first, second, accepted]))).toEqual([1, 2])
})
