// Values that the browser tests type at the gateway. If they are found anywhere on our side, they have leaked.
import { testNumbers } from '../../cloud-api/src/money/payments/sandbox/scenarios.ts'

/** Digits that are unlikely to occur elsewhere in a test run. */
export const canaryCvv = '9173'
export const canaryPin = '739182'

export const canaries = [
  ...Object.keys(testNumbers).map((value) => ({ kind: 'card number', value }) as const),
  { kind: 'CVV', value: canaryCvv },
  { kind: 'pin', value: canaryPin },
] as const
export type CanaryKind = (typeof canaries)[number]['kind']
