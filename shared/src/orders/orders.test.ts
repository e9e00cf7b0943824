import { describe, expect, test } from 'vitest'
import type { CustomerDetails } from './customer-details.ts'
import { customerDetailsProblems } from './details-problems.ts'
import {
  canMove,
  isOpenOrder,
  isWaiting,
  mayCancel,
  moveProblem,
  nextStatuses,
  nextStep,
  orderStatuses,
  statusesBefore,
} from './order-status.ts'

test('exactly these moves are allowed', () => {
  const legal = orderStatuses.flatMap((from) => orderStatuses.filter((to) => canMove(from, to)).map((to) => `${from} → ${to}`))
  expect(legal).toEqual([
    'Received → Preparing',
    'Received → Cancelled',
    'Preparing → Out for Delivery',
    'Preparing → Cancelled',
    'Out for Delivery → Delivered',
    'Out for Delivery → Cancelled',
  ])
})

test('an order is open until it is delivered or cancelled', () => {
  expect(orderStatuses.filter(isOpenOrder)).toEqual(['Received', 'Preparing', 'Out for Delivery'])
  expect(nextStatuses('Delivered')).toEqual([])
  expect(statusesBefore('Cancelled')).toEqual(['Received', 'Preparing', 'Out for Delivery'])
})

test.each([
  ['Received', 'Preparing', true, true],
  ['Preparing', 'Out for Delivery', true, false],
  ['Out for Delivery', 'Delivered', true, false],
  ['Delivered', undefined, false, false],
  ['Cancelled', undefined, false, false],
] as const)('the next step of an order that is %s is %s', (status, next, cancellable, waiting) => {
  expect(nextStep(status)).toBe(next)
  expect(mayCancel(status)).toBe(cancellable)
  expect(isWaiting(status)).toBe(waiting)
})

test.each([
  [{ status: 'Preparing' }, 'order.minutes_required'],
  [{ status: 'Preparing', minutes: 1 }, undefined],
  [{ status: 'Cancelled' }, 'order.reason_required'],
  [{ status: 'Cancelled', reason: 'closing' }, undefined],
  [{ status: 'Out for Delivery' }, undefined],
  [{ status: 'Delivered' }, undefined],
] as const)('the move %j lacks %s', (move, problem) => {
  expect(moveProblem(move)).toBe(problem)
})

describe('a diner’s details', () => {
  const good: CustomerDetails = {
    customerName: 'Maryam',
    mobileNumber: '97455512345',
    vehicleModel: 'Patrol',
    vehicleNumber: '123456',
    vehicleColor: 'White',
  }
  const of = (length: number, character = 'x') => character.repeat(length)
  test.each([
    ['customerName', '', 'customer.details_required'],
    ['customerName', of(1), 'customer.name_length'],
    ['customerName', of(2), undefined],
    ['customerName', of(20), undefined],
    ['customerName', of(21), 'customer.name_length'],
    ['mobileNumber', '', 'customer.details_required'],
    ['mobileNumber', of(9, '5'), 'customer.mobile_digits'],
    ['mobileNumber', of(10, '5'), undefined],
    ['mobileNumber', of(15, '5'), undefined],
    ['mobileNumber', of(16, '5'), 'customer.mobile_digits'],
    ['mobileNumber', '+97455512345', 'customer.mobile_digits'],
    ['vehicleModel', '', 'customer.vehicle_required'],
    ['vehicleModel', of(1), 'customer.vehicle_model_length'],
    ['vehicleModel', of(2), undefined],
    ['vehicleModel', of(30), undefined],
    ['vehicleModel', of(31), 'customer.vehicle_model_length'],
    ['vehicleNumber', '', 'customer.vehicle_required'],
    ['vehicleNumber', of(5), 'customer.vehicle_number_length'],
    ['vehicleNumber', of(6), undefined],
    ['vehicleNumber', of(10), undefined],
    ['vehicleNumber', of(11), 'customer.vehicle_number_length'],
    ['vehicleColor', '', undefined],
    ['vehicleColor', of(2), 'customer.vehicle_color_length'],
    ['vehicleColor', of(3), undefined],
    ['vehicleColor', of(20), undefined],
    ['vehicleColor', of(21), 'customer.vehicle_color_length'],
  ] as const)('of which %s is %j have the problem %s', (field, value, problem) => {
    expect(customerDetailsProblems({ ...good, [field]: value }, 'Drive-thru')[field]).toBe(problem)
  })

  test('no vehicle is required at a table', () => {
    const seated = { ...good, vehicleModel: '', vehicleNumber: '', vehicleColor: '' }
    expect(customerDetailsProblems(seated, 'Dine-in')).toEqual({})
  })
})
