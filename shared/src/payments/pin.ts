// The UPI pin (spec §2, §4, §5). It is typed on the payment gateway's page: none of our routes gets it.
import type { RefusalCode } from '../refusals/refusals.ts'

export const pinLength = 6

export const pinProblem = (pin: string): RefusalCode | undefined => (/^\d{6}$/.test(pin) ? undefined : 'payment.pin_digits')
