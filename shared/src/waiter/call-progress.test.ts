import { expect, test } from 'vitest'
import { acknowledgeSeconds, callProgress, isUnacknowledged } from './call-progress.ts'

const calledAt = '2026-11-20T18:00:00.000Z'
const [before, after] = ['2026-11-20T17:59:59.999Z', '2026-11-20T18:00:01.000Z']
const limit = acknowledgeSeconds * 1_000

test.each([
  [null, 0, false, 'calling'],
  [null, limit - 1, false, 'calling'],
  [null, limit, false, 'unconfirmed'],
  [null, 0, true, 'unreachable'],
  // Here only an earlier call was acknowledged.
  [before, 0, false, 'calling'],
  [before, limit, false, 'unconfirmed'],
  [calledAt, 0, false, 'acknowledged'],
  [after, limit, true, 'acknowledged'],
  [undefined, 0, false, 'sent'],
  [undefined, limit, true, 'sent'],
] as const)(
  'a call acknowledged at %s, after %d ms and with an unreachable restaurant (%s), has the progress %s',
  (acknowledgedAt, passed, isUnreachable, progress) => {
    expect(callProgress({ calledAt, acknowledgedAt }, { now: Date.parse(calledAt) + passed, isUnreachable })).toBe(progress)
  },
)

test.each([
  [null, true],
  [before, true],
  [calledAt, false],
  [after, false],
  [undefined, false],
])('a call acknowledged at %s still needs an acknowledgement: %s', (acknowledgedAt, isDue) => {
  expect(isUnacknowledged({ calledAt, acknowledgedAt })).toBe(isDue)
})
