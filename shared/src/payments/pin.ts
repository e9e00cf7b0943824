// The UPI pin (spec §2, §4, §5). It is typed in the payment gateway's page: no route of ours has it.
import type { RefusalCode } from '../refusals/refusals.ts'

export const pinLength = 6

export const pinProblem = (pin: string): RefusalCode | undefined => (/^\d{6}$/.test(pin) ? undefined : 'payment.pin_digits')
