// What the diner wants to pay of the bill, and what that costs now.
import { zero, type Dirhams } from '@sufra/shared/money'
import { maxPeople, type Bill, type BillShare } from '@sufra/shared/table-bill/bill'
import { shareOf } from '@sufra/shared/table-bill/shares'
import { useState } from 'react'

export type ShareKind = BillShare['kind']
export type ChosenLine = Extract<BillShare, { kind: 'items' }>['lines'][number]

export const useShare = (bill: Bill | undefined) => {
  const [kind, setKind] = useState<ShareKind>('all')
  const [wanted, setPeople] = useState(2)
  const [chosen, setChosen] = useState<ChosenLine[]>([])
  const taken = bill?.sharesTaken ?? 0
  const people = Math.min(Math.max(wanted, taken + 1), maxPeople)

  /** What others have taken meanwhile is not chosen any more. */
  const lines = chosen.flatMap((line) => {
    const order = bill?.orders.find(({ _id, isPayable }) => isPayable && _id === line.order)
    const free = order?.items.find((item) => item.line === line.line)?.freeUnits.length ?? 0
    return free > 0 && order && order.due > 0 ? [{ ...line, quantity: Math.min(line.quantity, free) }] : []
  })
  const share: BillShare = kind === 'all' ? { kind } : kind === 'equal' ? { kind, people } : { kind, lines }
  const result = bill && (kind !== 'items' || lines.length > 0) ? shareOf(bill, share) : undefined
  const amount: Dirhams = result && 'share' in result ? result.share.amount : zero

  return {
    kind,
    setKind,
    people,
    minPeople: Math.max(taken + 1, 2),
    setPeople,
    lines,
    setLine: (line: ChosenLine) =>
      setChosen([...lines.filter((each) => each.order !== line.order || each.line !== line.line), ...(line.quantity > 0 ? [line] : [])]),
    clear: () => setChosen([]),
    share,
    amount,
  }
}
export type ShareState = ReturnType<typeof useShare>
