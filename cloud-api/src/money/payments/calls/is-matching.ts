import type { Dirhams } from '@sufra/shared/money'

type Ours = { id: string; payerId: string; amount: Dirhams }
type Theirs = { attemptId: string; orderId: string; amount: Dirhams; currency: string }

/** Whether the gateway's report matches our request. */
export const isMatching = (ours: Ours, theirs: Theirs): boolean =>
  theirs.attemptId === ours.id && theirs.orderId === ours.payerId && theirs.amount === ours.amount && theirs.currency === 'QAR'
