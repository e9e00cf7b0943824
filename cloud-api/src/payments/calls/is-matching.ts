import type { Dirhams } from '@sufra/shared/money'

type Ours = { attemptId: string; orderId: string; amount: Dirhams }
type Theirs = Ours & { currency: string }

/** Whether the gateway's report matches our request. */
export const isMatching = (ours: Ours, theirs: Theirs): boolean =>
  theirs.attemptId === ours.attemptId && theirs.orderId === ours.orderId && theirs.amount === ours.amount && theirs.currency === 'QAR'
