// Scenarios of the sandbox, chosen by the typed number, UPI id or PIN. docs/payments.md lists them.
import { gatewayDeclineReasons, type DeclineReason } from '@sufra/shared/payments/decline-reason'
import { z } from 'zod'

const outcomes = [
  'approve',
  'challenge',
  'late',
  'no_answer',
  'webhook_twice',
  'webhook_first',
  'no_webhook',
  'wrong_amount',
  'refund_declined',
] as const

export const scenario = z.enum([...outcomes, ...gatewayDeclineReasons])
export type Scenario = z.output<typeof scenario>

export const declineOf = (chosen: Scenario): DeclineReason | undefined => gatewayDeclineReasons.find((reason) => reason === chosen)

/** Numbers are Luhn-valid, like the numbers of real cards. */
export const testNumbers: Record<string, Scenario> = {
  '4242424242424242': 'approve',
  '5555555555554444': 'approve',
  '4000000000009995': 'insufficient_funds',
  '4000000000000069': 'card_expired',
  '4000000000000002': 'card_refused',
  '4000000000000127': 'wrong_cvv',
  '4000000000006975': 'limit_exceeded',
  '4100000000000019': 'suspected_fraud',
  '4000000000000119': 'other',
  '4000000000003220': 'challenge',
  '4000000000001018': 'late',
  '4000000000001026': 'no_answer',
  '4000000000001034': 'webhook_twice',
  '4000000000001042': 'webhook_first',
  '4000000000001059': 'no_webhook',
  '4000000000001067': 'wrong_amount',
  '4000000000005126': 'refund_declined',
}

/** Scenarios by the name before the @; every other name is approved. */
export const testUpiNames: Record<string, Scenario> = {
  declined: 'other',
  insufficient: 'insufficient_funds',
  limit: 'limit_exceeded',
  fraud: 'suspected_fraud',
  challenge: 'challenge',
  late: 'late',
  silent: 'no_answer',
}

export const wrongPin = '000000'

const isLuhnValid = (number: string): boolean =>
  [...number].toReversed().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return sum + (value > 9 ? value - 9 : value)
  }, 0) %
    10 ===
  0

/** `expiry` as MM/YY: a card is valid until the end of its month. */
const isExpired = (expiry: string, now: Date): boolean => {
  const [month, year] = expiry.split('/').map(Number)
  return Date.UTC(2000 + (year ?? 0), month ?? 0) <= now.getTime()
}

/** An unlisted number is approved if a card could have it. */
export const scenarioOfCard = ({ number, expiry, now }: { number: string; expiry: string; now: Date }): Scenario => {
  const known = testNumbers[number]
  if (known && known !== 'approve') return known
  if (isExpired(expiry, now)) return 'card_expired'
  return known ?? (isLuhnValid(number) ? 'approve' : 'card_refused')
}

export const scenarioOfUpi = (upiId: string): Scenario => testUpiNames[upiId.split('@', 1)[0]?.toLowerCase() ?? ''] ?? 'approve'

export const brandOf = (number: string): string => {
  if (number.startsWith('4')) return 'Visa'
  return /^[25]/.test(number) ? 'Mastercard' : 'Card'
}
