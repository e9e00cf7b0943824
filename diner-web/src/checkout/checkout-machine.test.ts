import { dirhams } from '@sufra/shared/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Checkout, OrderSnapshot } from '../common/session/session-fields.ts'
import { nextCheckout, type CheckoutEvent } from './checkout-machine.ts'
import { snapshotAt } from './checkout-tab.test-data.ts'

const owner = fc.constantFrom('one', 'two')
const snapshot: fc.Arbitrary<OrderSnapshot> = fc
  .record({
    key: fc.constantFrom('a', 'b', 'c'),
    paymentMethod: fc.constantFrom('Cash' as const, 'Card' as const),
    note: fc.constantFrom('', 'No onions'),
  })
  .map(({ key, paymentMethod, note }) => {
    const { cart, ...rest } = snapshotAt(1)
    return { ...rest, key, paymentMethod, cashAmount: dirhams(0), cart: cart.map((line) => ({ ...line, ...(note && { note }) })) }
  })
const error = fc.constantFrom('cart.price_changed' as const, 'cart.item_unavailable' as const)
const event: fc.Arbitrary<CheckoutEvent> = fc.oneof(
  fc.record({ type: fc.constant('confirmed' as const), snapshot, isOnline: fc.boolean() }),
  fc.record({ type: fc.constant('claimed' as const), owner, now: fc.nat(1_000_000), again: fc.boolean() }),
  fc.record({ type: fc.constant('unanswered' as const), owner }),
  fc.record({ type: fc.constant('rejected' as const), owner, error }),
  fc.record({ type: fc.constant('declined' as const), error }),
  fc.record({
    type: fc.constantFrom(
      'queued' as const,
      'cancelled' as const,
      'unsendable' as const,
      'withdrawn' as const,
      'placed' as const,
      'dismissed' as const,
    ),
  }),
)

const contentOf = (checkout: Checkout) => {
  if (!('snapshot' in checkout)) return undefined
  const { confirmedAt: _confirmedAt, ...content } = checkout.snapshot // sending the order again renews the time of the confirmation
  return content
}
/** Whether a request with the key may be under way, or may have placed the order. */
const mayBePlaced = ({ state }: Checkout) => state === 'sending' || state === 'unconfirmed' || state === 'withdrawing'
/** Events that only the server decides. */
const isFinal = ({ type }: CheckoutEvent) => type === 'placed' || type === 'withdrawn' || type === 'declined'

const forEachStep = (check: (before: Checkout, each: CheckoutEvent, after: Checkout) => void) =>
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      let checkout: Checkout = { state: 'idle' }
      for (const each of events) {
        const after = nextCheckout(checkout, each)
        check(checkout, each, after)
        checkout = after
      }
    }),
    { numRuns: 3_000 },
  )

test('a confirmed order never changes until it has ended, including its notes', () => {
  forEachStep((before, each, after) => {
    const [content, next] = [contentOf(before), contentOf(after)]
    if (each.type === 'confirmed' && after !== before)
      expect(next).toEqual(contentOf({ state: 'waiting', snapshot: each.snapshot, sendsWhenOnline: true }))
    else if (content && next) expect(next).toEqual(content)
    else if (!content) expect(next).toBeUndefined()
  })
})

test("an order that may have been placed ends only by the server's decision, or by a rejection of its only request", () => {
  forEachStep((before, each, after) => {
    if (!mayBePlaced(before) || mayBePlaced(after) || isFinal(each)) return
    expect([before, each.type]).toMatchObject([{ state: 'sending', sends: 1 }, 'rejected'])
  })
})

test('while one tab sends, no other tab claims, answers or cancels', () => {
  forEachStep((before, each, after) => {
    if (before.state !== 'sending' || isFinal(each)) return
    const isOwn = 'owner' in each && each.owner === before.owner
    if (!isOwn) expect(after).toBe(before)
  })
})

test('each request is counted, and the count restarts only with a confirmation', () => {
  forEachStep((before, each, after) => {
    if (each.type !== 'claimed' || after === before) return
    const sends = 'sends' in before ? before.sends : 0
    expect(after).toMatchObject({ state: 'sending', sends: sends + 1, owner: each.owner })
  })
})

test('a payment with a token never waits for the network', () => {
  forEachStep((_before, _each, after) => {
    if (after.state === 'waiting' && after.snapshot.paymentMethod === 'Card') expect(after.sendsWhenOnline).toBe(true)
  })
})
