// The cash that a diner hands over for the cart: the exact total unless another amount is chosen.
import { add, times, type Dirhams } from '@sufra/shared/money'
import { useState } from 'react'
import { readCash } from './cash.ts'

/** The name of the field for another amount. */
export const cashField = 'cashamt'

/** `total`: a chosen note below it is replaced by the exact amount. */
export const useCash = (total: Dirhams) => {
  const [given, setGiven] = useState<Dirhams | 'other'>()
  const [typed, setTyped] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const isOther = given === 'other'
  const note = given === undefined || given === 'other' || given < total ? total : given
  const cash = isOther ? readCash(typed, total) : { amount: note }
  return {
    total,
    isOther,
    typed,
    type: setTyped,
    giveNote: setGiven,
    giveOther: () => setGiven('other'),
    amount: 'amount' in cash ? cash.amount : undefined,
    change: 'amount' in cash ? add(cash.amount, times(total, -1)) : undefined,
    /** Shown after the diner has tried to order. */
    problem: isSubmitted && 'problem' in cash ? cash.problem : undefined,
    submit: () => setSubmitted(true),
  }
}

export type Cash = ReturnType<typeof useCash>
