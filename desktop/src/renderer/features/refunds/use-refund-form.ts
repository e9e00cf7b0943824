// The input in a refund dialog, and the request made from it.
import { qar } from '@sufra/shared/contract/wire'
import { zero, type Dirhams } from '@sufra/shared/money'
import { amountRefundable, quantitiesLeft, refundAmount, refundProblem, refundWaysOf } from '@sufra/shared/refunds/check-refund'
import { amountToHandBack } from '@sufra/shared/refunds/hand-back'
import { maxRefundNote, type RefundKind, type RefundReason, type RefundWay } from '@sufra/shared/refunds/refund'
import type { OrderPayments } from '@sufra/shared/refunds/refund.routes'
import type { RefundRefusal } from '@sufra/shared/refunds/refund.refusals'
import { useState } from 'react'
import { readTypedNumber } from '@sufra/shared/text/typed-number'

/** Parses a typed amount; undefined when it is not an amount of money. */
const readAmount = (typed: string): Dirhams | undefined => {
  const read = qar.safeDecode(readTypedNumber(typed))
  return read.success ? read.data : undefined
}

type Problem = RefundRefusal | 'money.invalid'

export const useRefundForm = ({ order, refunds }: OrderPayments) => {
  const ways = refundWaysOf(order.payment)
  const handBack = amountToHandBack(order)
  const [kind, setKind] = useState<RefundKind>('full')
  const [chosen, setChosen] = useState<readonly number[]>(() => order.items.map(() => 0))
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState<RefundReason>()
  const [note, setNote] = useState('')
  const [wantedWay, setWay] = useState<RefundWay>(handBack > 0 ? 'cash' : 'gateway')
  const way = ways.includes(wantedWay) ? wantedWay : 'cash'

  const left = quantitiesLeft(order.items, refunds)
  const lines = chosen.flatMap((quantity, line) => (quantity > 0 ? [{ line, quantity: Math.min(quantity, left[line] ?? 0) }] : []))
  const typedAmount = readAmount(typed)
  const amount = refundAmount(order, refunds, { kind, lines, amount: typedAmount ?? zero })

  const problemOf = (): Problem | undefined => {
    if (kind === 'amount' && typed.trim() !== '' && typedAmount === undefined) return 'money.invalid'
    const problem = refundProblem(order, refunds, { kind, lines, amount, reason: reason ?? 'goodwill', note: note.trim(), way })
    if (problem && problem !== 'refund.note_required') return problem
    if (!reason) return 'refund.reason_required'
    return problem ?? (note.trim().length > maxRefundNote ? 'refund.note_length' : undefined)
  }

  return {
    fields: { kind, chosen, typed, reason, note, way },
    setKind,
    setTyped,
    setReason,
    setNote,
    setWay,
    choose: (line: number, quantity: number) => setChosen(chosen.map((units, index) => (index === line ? quantity : units))),
    ways,
    quantitiesLeft: left,
    amountLeft: amountRefundable(order),
    amount,
    problem: problemOf(),
    /** The request of a valid form. */
    body: reason && { ...(kind === 'lines' ? { kind, lines } : { kind }), amount: qar.encode(amount), reason, note: note.trim(), way },
  }
}

export type RefundForm = ReturnType<typeof useRefundForm>
