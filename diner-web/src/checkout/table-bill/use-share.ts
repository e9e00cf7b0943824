// The diner's choice of the bill, and its current amount.
import { zero, type Dirhams } from '@sufra/shared/money'
import { maxPeople, type Bill, type BillShare } from '@sufra/shared/table-bill/bill'
import { shareOf } from '@sufra/shared/table-bill/shares'
import { useState } from 'react'

/** `mine`: the orders of this phone. */
export type ShareKind = 'mine' | Exclude<BillShare['kind'], 'orders'>
export type ChosenLine = Extract<BillShare, { kind: 'items' }>['lines'][number]

const kindsOf = (hasOwn: boolean, hasOthers: boolean): ShareKind[] => [
  ...(hasOwn ? (['mine'] as const) : []),
  'equal',
  ...(hasOthers || !hasOwn ? (['all'] as const) : []),
  'items',
]

export const useShare = (bill: Bill | undefined) => {
  const [chosenKind, setKind] = useState<ShareKind>()
  const [wanted, setPeople] = useState(2)
  const [chosen, setChosen] = useState<ChosenLine[]>([])
  const taken = bill?.sharesTaken ?? 0
  const people = bill?.people ?? Math.min(Math.max(wanted, taken + 1), maxPeople)
  const own = bill?.orders.flatMap(({ _id, isOwn, isPayable, due }) => (isOwn && isPayable && due > 0 ? [_id] : [])) ?? []
  const isShared = (bill?.orders.length ?? 0) > own.length
  // Later orders of other phones do not change the share of a phone with its own orders.
  const kind = chosenKind === 'mine' || chosenKind === undefined ? (own.length > 0 ? 'mine' : 'all') : chosenKind

  /** Items that others have taken since are removed from the choice. */
  const lines = chosen.flatMap((line) => {
    const order = bill?.orders.find(({ _id, isPayable }) => isPayable && _id === line.order)
    const free = order?.items.find((item) => item.line === line.line)?.freeUnits.length ?? 0
    return free > 0 && order && order.due > 0 ? [{ ...line, quantity: Math.min(line.quantity, free) }] : []
  })
  const shareOfKind = (of: ShareKind): BillShare => {
    if (of === 'mine') return { kind: 'orders', orders: own }
    return of === 'equal' ? { kind: of, people } : of === 'items' ? { kind: of, lines } : { kind: of }
  }
  const amountOf = (of: ShareKind): Dirhams => {
    const result = bill && (of !== 'items' || lines.length > 0) ? shareOf(bill, shareOfKind(of)) : undefined
    return result && 'share' in result ? result.share.amount : zero
  }

  return {
    kind,
    kinds: kindsOf(own.length > 0, isShared || chosenKind === 'all'),
    setKind,
    people,
    minPeople: Math.max(taken + 1, 2),
    setPeople,
    lines,
    setLine: (line: ChosenLine) =>
      setChosen([...lines.filter((each) => each.order !== line.order || each.line !== line.line), ...(line.quantity > 0 ? [line] : [])]),
    /** After a payment the choice is empty, because the next payment is a new decision. */
    clear: () => {
      setChosen([])
      setKind(undefined)
    },
    share: shareOfKind(kind),
    amount: amountOf(kind),
    amountOf,
  }
}
export type ShareState = ReturnType<typeof useShare>
