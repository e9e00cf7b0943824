import { dirhams } from '@sufra/shared/money'
import { expect, test } from 'vitest'
import { createModelServer } from '../../testing/checkout-server.ts'
import { simulateCheckout } from '../../testing/checkout-simulation.ts'

const id = (number: number) => `0192a000-0000-7000-8000-00000000000${number}`
const dishes = [1, 2, 3].map((number) => ({
  itemId: id(number),
  basePrice: dirhams(number * 500),
  pricePerItem: dirhams(number * 500),
  addOns: [],
}))
const place = { restaurantId: id(8), tableId: id(9), tableNumber: 4 }

/** Flushes pending promises. */
const tick = async () => {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve()
}

const runs = 400
const steps = 60

test('with two tabs, a lossy network, reloads and edits, no order is placed unconfirmed or twice', async () => {
  const sums = { confirmed: 0, placed: 0 }
  for (let seed = 1; seed <= runs; seed += 1) {
    const { problems, confirmed, placed } = await simulateCheckout(seed, steps, {
      server: createModelServer(),
      place,
      customerName: 'Maryam',
      dishes,
      tick,
    })
    expect(problems, `seed ${seed}`).toEqual([])
    sums.confirmed += confirmed
    sums.placed += placed
  }
  // Sanity check of the simulation: more than one order is placed per run on average, and not every confirmed order is placed.
  expect(sums.placed).toBeGreaterThan(runs)
  expect(sums.placed).toBeLessThan(sums.confirmed)
})
