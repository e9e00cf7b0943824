// The PIN with which a member takes over a counter that is signed in.
import { z } from 'zod'
import { withLatinDigits } from '../latin-digits.ts'
import type { MemberRole } from '../permissions/permissions.ts'
import type { RefusalCode } from '../refusals/refusals.ts'
import { cleanCode } from '../text/clean-text.ts'

export const minPinLength = 4
export const maxPinLength = 6
/** The minimum number of digits of an owner's PIN. */
export const minOwnerPinLength = 6
/** Maximum UTF-16 units of the typed text; digits other than Latin ones may have two. */
const maxTyped = 20

const distances = (pin: string): number[] => [...pin].slice(1).map((digit, index) => Number(digit) - Number(pin[index]))

/** All digits the same, or counting up or down: 0000, 1234, 9876. */
const isGuessable = (pin: string): boolean => {
  const [first, ...others] = distances(pin)
  return first !== undefined && Math.abs(first) <= 1 && others.every((distance) => distance === first)
}

/** A PIN as it is typed to switch the person. */
export const typedPin = z
  .string('pin.form')
  .max(maxTyped, 'pin.form')
  .overwrite((typed) => withLatinDigits(cleanCode(typed)))
  .regex(new RegExp(`^[0-9]{${minPinLength},${maxPinLength}}$`), 'pin.form')

/** Whether a newly chosen PIN is long enough for a member with this role. */
export const isLongEnough = (pin: string, role: MemberRole): boolean => role !== 'owner' || pin.length >= minOwnerPinLength

/** A newly chosen PIN. */
export const newPin = typedPin.refine((pin) => !isGuessable(pin), 'pin.guessable' satisfies RefusalCode)
