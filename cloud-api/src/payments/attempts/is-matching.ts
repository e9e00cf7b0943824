import type { Dirhams } from '@sufra/shared/money'

type Ours = { attemptId: string; orderId: string; amount: Dirhams }
type Theirs = Ours & { currency: string }

/** Whether what a gateway reports is what it was asked for. */
export const isMatching = (ours: Ours, theirs: Theirs): boolean =>
  theirs.attemptId === ours.attemptId && theirs.orderId === ours.orderId && theirs.amount === ours.amount && theirs.currency === 'QAR'
