import { expect, test } from 'vitest'
import { acknowledgementsOf, billCallsOf, createMissedCalls, waiterCallsOf } from './table-calls.ts'

const calledAt = '2026-11-20T18:00:00.000Z'
const later = '2026-11-20T18:00:10.000Z'
const now = Date.parse(calledAt)
const order = (changes = {}) =>
  ({ orderId: 'order', status: 'Preparing', waiterCalledAt: calledAt, waiterAcknowledgedAt: null, ...changes }) as const
const table = (changes = {}) => ({ tableId: 'table', requestedAt: calledAt, requestAcknowledgedAt: null, ...changes })
const calls = (...acknowledgedAt: (string | null | undefined)[]) =>
  billCallsOf(acknowledgedAt.map((each, index) => table({ tableId: `table ${index}`, requestAcknowledgedAt: each })))
// with just the fields that the rule reads
test('open calls without an acknowledgement are acknowledged, by their order or table', () => {
  const answered = order({ orderId: 'answered', waiterComingAt: later })
  const older = order({ orderId: 'older server', waiterAcknowledgedAt: undefined })
  const known = order({ orderId: 'acknowledged', waiterAcknowledgedAt: later })
  expect(acknowledgementsOf(waiterCallsOf([answered, older, known, order(), order({ waiterCalledAt: undefined })]))).toEqual([
    { event: 'call_acknowledged', data: { orderId: 'order', calledAt } },
  ])
  const bills = [
    table(),
    table({ requestedAt: null }),
    table({ requestAcknowledgedAt: undefined }),
    table({ requestAcknowledgedAt: later }),
  ]
  expect(acknowledgementsOf(billCallsOf(bills))).toEqual([{ event: 'call_acknowledged', data: { tableId: 'table', calledAt } }])
})

test.each([
  [calls(null), 0, true],
  [calls(null), 59_999, true],
  [calls(null), 60_000, false],
  [calls(later), 0, false],
  [calls(undefined), 0, false],
  [calls(later, null), 0, true],
])('%o rings for %d ms after a call: %s', (open, passed, rings) => {
  expect(createMissedCalls().areMissed(open, now + passed)).toBe(rings)
})

test('a call rings once, and not again after its event has rung', () => {
  const missed = createMissedCalls()
  const open = [...waiterCallsOf([order()]), ...billCallsOf([table()])]
  missed.rang('order')
  missed.rang('table')
  expect(missed.areMissed(open, now)).toBe(false)
  const again = billCallsOf([table({ requestedAt: later })])
  expect(missed.areMissed(again, now)).toBe(true)
  expect(missed.areMissed(again, now)).toBe(false)
})
