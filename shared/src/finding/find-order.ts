// Finding an order again on a phone that has lost its storage: by its number, and the end of the mobile number that was given with it.
import { z } from 'zod'
import { withLatinDigits } from '../latin-digits.ts'
import { cleanCode } from '../text/clean-text.ts'

/** Hours after it was placed for which an order can be found. */
export const findableHours = 12

const typed = z.string().max(40)
const clean = (text: string) => withLatinDigits(cleanCode(text)).replace(/^#/, '')

/** The number of the order, as typed. */
export const typedOrderNumber = typed.overwrite(clean).regex(/^[1-9]\d{0,6}$/, 'order.number_required')
/** The last four digits of the mobile number, as typed. */
export const lastDigits = typed.overwrite(clean).regex(/^\d{4}$/, 'order.last_digits')

/**
 * The tries at one order number of a restaurant, right or wrong: each further one waits longer. Of the 10,000 endings they test less than one in a
 * thousand while the order can be found.
 */
export const triesOfNumber = [
  { max: 3, windowSeconds: 20 * 60 },
  { max: 5, windowSeconds: 60 * 60 },
  { max: 8, windowSeconds: findableHours * 3_600 },
] as const
/** The tries an hour at all orders of a restaurant, and from one network address. */
export const triesOfRestaurant = 40
export const triesOfNetwork = 15
