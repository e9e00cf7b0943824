// Sums of a restaurant's payments by business day and method of payment.
import { add, dirhams, times, zero, type Dirhams } from '../money.ts'

export type PayoutSums = {
  captured: Dirhams
  refunded: Dirhams
  /** Voided authorisations, which moved no money. */
  voided: Dirhams
  /** Number of captures. */
  captures: number
  /** Fees of the captures, as far as the payment gateway has reported them. */
  fee: Dirhams
  /** Number of captures whose fee the gateway has not reported. */
  unreportedFees: number
}

export const noSums: PayoutSums = { captured: zero, refunded: zero, voided: zero, captures: 0, fee: zero, unreportedFees: 0 }

export const addSums = (all: readonly PayoutSums[]): PayoutSums => ({
  captured: add(...all.map(({ captured }) => captured)),
  refunded: add(...all.map(({ refunded }) => refunded)),
  voided: add(...all.map(({ voided }) => voided)),
  captures: all.reduce((sum, { captures }) => sum + captures, 0),
  fee: add(...all.map(({ fee }) => fee)),
  unreportedFees: all.reduce((sum, { unreportedFees }) => sum + unreportedFees, 0),
})

/** The gateway's fee; undefined while the fee of a capture is unknown. An unknown fee is never zero. */
export const feeOf = ({ fee, unreportedFees }: PayoutSums): Dirhams | undefined => (unreportedFees === 0 ? fee : undefined)

/** The amount of the payout; negative when more was refunded than captured, undefined while a fee is unknown. */
export const netOf = (sums: PayoutSums): Dirhams | undefined => {
  const fee = feeOf(sums)
  return fee === undefined ? undefined : add(sums.captured, times(sums.refunded, -1), times(fee, -1))
}

/**
 * `due`: the amount, even zero, is paid out. `unreported`: the amount is unknown, since the fee of a capture is. `negative`: refunds exceed
 * captures.
 */
export const payoutStates = ['due', 'unreported', 'negative'] as const
export type PayoutState = (typeof payoutStates)[number]

export const payoutStateOf = (sums: PayoutSums): PayoutState => {
  const net = netOf(sums)
  if (net === undefined) return 'unreported'
  return net < 0 ? 'negative' : 'due'
}

/** Converts sums of the database, which are whole numbers of dirhams. */
export const readSums = <Row extends Record<keyof PayoutSums, number>>(row: Row) => ({
  ...row,
  captured: dirhams(row.captured),
  refunded: dirhams(row.refunded),
  voided: dirhams(row.voided),
  fee: dirhams(row.fee),
})
