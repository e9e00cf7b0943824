// A shift of the cash drawer: opened with a float, and closed with the counted cash.
import { z } from 'zod'
import { id, qar, signedQar, timestamp } from '../contract/wire.ts'
import { add, dirhams, times, type Dirhams } from '../money.ts'
import type { RefusalCode } from '../refusals/refusals.ts'

export const maxNoteLength = 200

const shiftOfAnyState = z.object({ _id: id, openedAt: timestamp, openedBy: z.string(), openingFloat: qar })

/** `expected`: the float plus every movement so far. */
export const currentShift = shiftOfAnyState.extend({ expected: signedQar })

export const closedShift = shiftOfAnyState.extend({
  closedAt: timestamp,
  closedBy: z.string(),
  expected: signedQar,
  counted: qar,
  /** Counted cash less expected cash; negative when money is missing. */
  difference: signedQar,
  note: z.string(),
})
export type ClosedShift = z.output<typeof closedShift>

/** Expected cash in the drawer. `net`: the sum of the movements of the shift. */
export const expectedCash = (openingFloat: Dirhams, net: Dirhams): Dirhams => add(openingFloat, net)

/** Counted cash less expected cash; negative when money is missing. */
export const differenceOf = (counted: Dirhams, expected: Dirhams): Dirhams => dirhams(counted - expected)

/** The reason why a shift cannot be closed with this count; undefined when it can. */
export const closeShiftProblem = (counted: Dirhams, expected: Dirhams, note: string): RefusalCode | undefined =>
  counted !== expected && note === '' ? 'cash.difference_note' : undefined

/** Notes and coins of Qatar in dirhams, the largest first. */
export const denominations = [50_000, 20_000, 10_000, 5_000, 1_000, 500, 100, 50, 25].map(dirhams)

export const maxCount = 9_999

/** The sum of counted notes and coins, by denomination. */
export const sumOfCounts = (counts: ReadonlyMap<Dirhams, number>): Dirhams =>
  add(...[...counts].map(([denomination, count]) => times(denomination, count)))
