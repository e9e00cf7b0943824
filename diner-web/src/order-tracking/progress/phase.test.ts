import { expect, test } from 'vitest'
import { phaseOf, promisedMinutesLeft } from './phase.ts'

const at = '2026-11-20T18:00:00.000Z'
const order = { status: 'Received', acknowledgedAt: null, acceptedAt: null, promisedAt: null } as const

test.each([
  [{}, 'sent'],
  [{ acknowledgedAt: at }, 'acknowledged'],
  [{ status: 'Preparing', acceptedAt: at }, 'preparing'],
  [{ status: 'Out for Delivery', acceptedAt: at }, 'ready'],
  // This is a ready order without a recorded acceptance.
  [{ status: 'Out for Delivery' }, 'ready'],
] as const)('an order with %o is %s', (changes, phase) => {
  expect(phaseOf({ ...order, ...changes })).toBe(phase)
})

const preparing = { ...order, status: 'Preparing', acceptedAt: at, promisedAt: '2026-11-20T18:15:00.000Z' } as const
const minute = 60_000

test.each([
  [0, 15],
  [1, 15],
  [minute, 14],
  [15 * minute - 1, 1],
  [15 * minute, 0],
  [16 * minute, 0],
])('%d ms after an acceptance for 15 minutes, %d minutes are left', (passed, left) => {
  expect(promisedMinutesLeft(preparing, Date.parse(at) + passed)).toBe(left)
})

test('an order that is ready, not accepted, or without a promised time has no countdown', () => {
  for (const changes of [{ status: 'Out for Delivery' }, { status: 'Received', acceptedAt: null }, { promisedAt: null }] as const)
    expect(promisedMinutesLeft({ ...preparing, ...changes }, Date.parse(at))).toBeUndefined()
})
