import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyMove, applyMoves, type PendingMove } from './apply-move.ts'
import type { OrderOnWire } from './order.ts'
import { canMove, isOpenOrder, mayCancel, nextStep, orderStatuses, type OrderStatus } from './order-status.ts'

const orderId = 'o'
const anOrder = (status: OrderStatus) => ({ orderId, status, promisedAt: null }) as OrderOnWire // with just the fields that a move reads
const at = Date.parse('2026-11-20T12:00:00.000Z')
const moveTo = (status: OrderStatus, minutes?: number): PendingMove => ({ orderId, status, at, minutes })

test('accepting promises the order for the given minutes after the tap', () => {
  expect(applyMove(anOrder('Received'), moveTo('Preparing', 15))).toEqual({
    orderId,
    status: 'Preparing',
    promisedAt: '2026-11-20T12:15:00.000Z',
  })
})

test('a move of another order changes nothing', () => {
  const order = anOrder('Received')
  expect(applyMove(order, { ...moveTo('Preparing', 15), orderId: 'p' })).toBe(order)
})

test('moves are applied as long as each is allowed after the previous one', () => {
  expect(applyMoves(anOrder('Received'), [moveTo('Preparing', 15), moveTo('Delivered'), moveTo('Out for Delivery')]).status).toBe(
    'Out for Delivery',
  )
})

const status = fc.constantFrom(...orderStatuses)

test('moves change an order only in allowed steps, and never change a closed order', () => {
  fc.assert(
    fc.property(status, fc.array(status, { maxLength: 12 }), (start, wanted) => {
      let order = anOrder(start)
      for (const next of wanted) {
        const moved = applyMove(order, moveTo(next))
        expect(moved === order || canMove(order.status, moved.status)).toBe(true)
        if (!isOpenOrder(order.status)) expect(moved).toBe(order)
        order = moved
      }
      expect(
        applyMoves(
          anOrder(start),
          wanted.map((next) => moveTo(next)),
        ),
      ).toEqual(order)
    }),
  )
})

test('the next steps lead every open order to Delivered, and open orders may be cancelled', () => {
  for (const start of orderStatuses.filter(isOpenOrder)) {
    const steps: OrderStatus[] = [start]
    for (let next = nextStep(start); next; next = nextStep(next)) steps.push(next)
    expect(steps).toEqual(orderStatuses.slice(orderStatuses.indexOf(start), -1))
  }
  expect(orderStatuses.filter((each) => nextStep(each) === undefined)).toEqual(['Delivered', 'Cancelled'])
  expect(orderStatuses.filter(mayCancel)).toEqual(['Received', 'Preparing', 'Out for Delivery'])
})
