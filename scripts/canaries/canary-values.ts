// What the browser tests type at the gateway. Found anywhere on our side, it has leaked.
import { testNumbers } from '../../cloud-api/src/payments/sandbox/scenarios.ts'

/** Digits that nothing else in a test run is likely to have. */
export const canaryCvv = '9173'
export const canaryPin = '739182'

export const canaries = [
  ...Object.keys(testNumbers).map((value) => ({ kind: 'card number', value }) as const),
  { kind: 'CVV', value: canaryCvv },
  { kind: 'pin', value: canaryPin },
] as const
export type CanaryKind = (typeof canaries)[number]['kind']
