// What a restaurant's payments came to, by business day and method of payment.
import { add, dirhams, times, zero, type Dirhams } from '../money.ts'

export type PayoutSums = {
  captured: Dirhams
  refunded: Dirhams
  /** Authorisations that were given back: no money moved. */
  voided: Dirhams
  /** Number of captures. */
  captures: number
  /** Those of the captures that the payment gateway has reported. */
  fee: Dirhams
  /** Number of captures whose fee it has not reported. */
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

/** The gateway's fee; undefined as long as that of one capture is not known. An unknown fee is never zero. */
export const feeOf = ({ fee, unreportedFees }: PayoutSums): Dirhams | undefined => (unreportedFees === 0 ? fee : undefined)

/** What is paid out; negative when more was refunded than captured, undefined as long as a fee is not known. */
export const netOf = (sums: PayoutSums): Dirhams | undefined => {
  const fee = feeOf(sums)
  return fee === undefined ? undefined : add(sums.captured, times(sums.refunded, -1), times(fee, -1))
}

/** `due`: something, or nothing, is paid out. `unreported`: it is not known, since the fee of a capture is not. `negative`: more was returned than came in. */
export const payoutStates = ['due', 'unreported', 'negative'] as const
export type PayoutState = (typeof payoutStates)[number]

export const payoutStateOf = (sums: PayoutSums): PayoutState => {
  const net = netOf(sums)
  if (net === undefined) return 'unreported'
  return net < 0 ? 'negative' : 'due'
}

/** Sums of the database, which are whole numbers of dirhams. */
export const readSums = <Row extends Record<keyof PayoutSums, number>>(row: Row) => ({
  ...row,
  captured: dirhams(row.captured),
  refunded: dirhams(row.refunded),
  voided: dirhams(row.voided),
  fee: dirhams(row.fee),
})
