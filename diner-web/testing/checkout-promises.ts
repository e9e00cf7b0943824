// What must hold of a checkout whatever happens: only what the diner confirmed is placed, once, and they know of it.
import type { Session } from '../src/app/session-fields.ts'

/** The part of an order that tells one confirmation from another. */
export type Ordered = { items: readonly { itemId: string; quantity: number }[]; cashAmount: number; orderInstructions: string }

/** `isCancelled`: by the diner. `isOver`: the diner has been told that it will not be placed. */
type Confirmation = { key: string; content: string; isCancelled: boolean; isOver: boolean }

/** What was chosen, as text that can be compared. */
export const itemsAsText = (items: Ordered['items']) => JSON.stringify(items.map(({ itemId, quantity }) => [itemId, quantity]))

const contentOf = ({ items, cashAmount, orderInstructions }: Ordered) => `${itemsAsText(items)} ${cashAmount} ${orderInstructions}`

export const createPromises = (start: Session) => {
  const confirmations: Confirmation[] = []
  const problems: string[] = []
  let before = start
  const findLast = (key: string) => confirmations.findLast((each) => each.key === key)

  return {
    problems,
    confirmations,
    confirmed: (key: string, ordered: Ordered) =>
      void confirmations.push({ key, content: contentOf(ordered), isCancelled: false, isOver: false }),
    cancelled: (key: string) => {
      const cancelled = findLast(key)
      if (cancelled) cancelled.isCancelled = true
    },
    /** Notes what the session tells the diner: what ends without an order may never be placed afterwards. */
    observe: (session: Session) => {
      const { checkout } = before
      const { state } = session.checkout
      const hasEnded = (state === 'idle' || state === 'rejected') && state !== checkout.state
      if ('snapshot' in checkout && hasEnded && session.orderCount === before.orderCount) {
        const over = findLast(checkout.snapshot.key)
        if (state === 'idle' && checkout.state !== 'rejected' && !over?.isCancelled) problems.push('a confirmed order vanished')
        if (over) over.isOver = true
      }
      before = session
    },
    /** Compares what the server has with what the diner confirmed and was told. `ended`: how many orders have been delivered. */
    check: (placed: readonly Ordered[], session: Session, ended: number) => {
      if (!['idle', 'rejected'].includes(session.checkout.state)) problems.push(`the checkout is still ${session.checkout.state}`)
      const contents = placed.map(contentOf)
      for (const content of contents) {
        const confirmation = confirmations.find((each) => each.content === content)
        if (!confirmation) problems.push(`an order was placed that was not confirmed: ${content}`)
        else if (confirmation.isOver) problems.push(`an order was placed of which the diner was told that it is not: ${content}`)
      }
      if (new Set(contents).size < placed.length) problems.push('one confirmation became two orders')
      if (session.orders.length + ended !== placed.length)
        problems.push(`${placed.length} orders were placed, ${session.orders.length} are followed, ${ended} have ended`)
    },
  }
}
