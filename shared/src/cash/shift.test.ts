import { expect, test } from 'vitest'
import { dirhams } from '../money.ts'
import { netOf } from './cash-movement.ts'
import { closeShiftProblem, denominations, differenceOf, expectedCash, sumOfCounts } from './shift.ts'

test('sales and pay-ins add to the float, refunds and pay-outs are subtracted', () => {
  const net = netOf([
    { kind: 'sale', amount: dirhams(1_550) },
    { kind: 'pay_in', amount: dirhams(10_000) },
    { kind: 'refund', amount: dirhams(550) },
    { kind: 'pay_out', amount: dirhams(3_000) },
  ])
  expect(net).toBe(8_000)
  expect(expectedCash(dirhams(20_000), net)).toBe(28_000)
  expect(expectedCash(dirhams(0), netOf([{ kind: 'pay_out', amount: dirhams(1) }]))).toBe(-1)
})

test('a difference is negative when money is missing, and any difference needs a note', () => {
  expect(differenceOf(dirhams(900), dirhams(1_000))).toBe(-100)
  expect(closeShiftProblem(dirhams(1_000), dirhams(1_000), '')).toBeUndefined()
  for (const counted of [999, 1_001]) {
    expect(closeShiftProblem(dirhams(counted), dirhams(1_000), '')).toBe('cash.difference_note')
    expect(closeShiftProblem(dirhams(counted), dirhams(1_000), 'Counted twice')).toBeUndefined()
  }
})

test('all notes and coins together are 866.75 riyals', () => {
  expect(sumOfCounts(new Map(denominations.map((each) => [each, 1])))).toBe(86_675)
  expect(sumOfCounts(new Map([[dirhams(25), 3]]))).toBe(75)
  expect(sumOfCounts(new Map())).toBe(0)
})
