import { expect, test } from 'vitest'
import { movesToClose } from './left-open.ts'
import { canMove, isOpenOrder, openStatuses, type OrderStatus } from '../order-status.ts'

test.each(openStatuses)('an order that is %s is closed by allowed moves only', (status) => {
  let at: OrderStatus = status
  for (const to of movesToClose[status]) {
    expect(canMove(at, to), `${at} → ${to}`).toBe(true)
    at = to
  }
  expect(isOpenOrder(at)).toBe(false)
})

test('accepted orders end as delivered, others as cancelled', () => {
  expect(openStatuses.map((status) => movesToClose[status].at(-1))).toEqual(['Cancelled', 'Delivered', 'Delivered'])
})
