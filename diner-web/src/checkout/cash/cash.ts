import { toDirhams, type Dirhams } from '@sufra/shared/money'
import type { RefusalCode } from '@sufra/shared/refusals/refusals'
import { withLatinDigits } from '@sufra/shared/latin-digits'

/** Frequent amounts besides the exact total, in QAR: the notes that exceed it. */
const notes = [20, 50, 100]

/** Amounts to choose from instead of typing: the total itself, and the notes that cover it. */
export const cashSuggestions = (total: Dirhams): Dirhams[] => [total, ...notes.map(toDirhams).filter((note) => note > total)]

/** Parses typed cash: an amount of at least the total, or its problem (spec §5). */
export const readCash = (typed: string, total: Dirhams): { amount: Dirhams } | { problem: RefusalCode } => {
  const text = withLatinDigits(typed).replace(/[٫,]/g, '.').trim()
  if (text === '') return { problem: 'payment.cash_required' }
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(text)) return { problem: 'payment.cash_not_a_number' }
  const amount = toDirhams(Number(text))
  return amount < total ? { problem: 'payment.cash_below_total' } : { amount }
}
