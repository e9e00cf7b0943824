// The invariants of a checkout: only confirmed orders are placed, each once, and the diner is informed of them.
import type { Session } from '../src/common/session/session-fields.ts'

/** The fields of an order that distinguish confirmations. */
export type Ordered = {
  items: readonly { itemId: string; quantity: number; note?: string | undefined }[]
  cashAmount: number
  orderInstructions: string
}

/** `isCancelled`: the diner cancelled it. `isOver`: the diner was informed that it will not be placed. */
type Confirmation = { key: string; content: string; isCancelled: boolean; isOver: boolean }

/** The items as comparable text. */
export const itemsAsText = (items: Ordered['items']) =>
  JSON.stringify(items.map(({ itemId, quantity, note = '' }) => [itemId, quantity, note]))

const contentOf = ({ items, cashAmount, orderInstructions }: Ordered) => `${itemsAsText(items)} ${cashAmount} ${orderInstructions}`

export const createInvariants = (start: Session) => {
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
    /** Observes the session: a checkout that ends without an order must not be placed afterwards. */
    observe: (session: Session) => {
      const { checkout } = before
      const { state } = session.checkout
      const hasEnded = (state === 'idle' || state === 'rejected') && state !== checkout.state
      if ('snapshot' in checkout && hasEnded && session.orderCount === before.orderCount) {
        const over = findLast(checkout.snapshot.key)
        if (state === 'idle' && checkout.state !== 'rejected' && !over?.isCancelled) problems.push('a confirmed order was lost')
        if (over) over.isOver = true
      }
      before = session
    },
    /** Compares the orders of the server with the confirmations. `ended`: number of delivered orders. */
    check: (placed: readonly Ordered[], session: Session, ended: number) => {
      if (!['idle', 'rejected'].includes(session.checkout.state)) problems.push(`the checkout is still ${session.checkout.state}`)
      const contents = placed.map(contentOf)
      for (const content of contents) {
        const confirmation = confirmations.find((each) => each.content === content)
        if (!confirmation) problems.push(`an unconfirmed order was placed: ${content}`)
        else if (confirmation.isOver) problems.push(`an order was placed that was reported as not placed: ${content}`)
      }
      if (new Set(contents).size < placed.length) problems.push('one confirmation became two orders')
      if (session.orders.length + ended !== placed.length)
        problems.push(`${placed.length} orders were placed, ${session.orders.length} are followed, ${ended} have ended`)
    },
  }
}
