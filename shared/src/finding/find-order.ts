// Finding an order again on a phone that has lost its storage: by its number, and the last digits of the mobile number.
import { z } from 'zod'
import { withLatinDigits } from '../latin-digits.ts'
import { cleanCode } from '../text/clean-text.ts'

/** Hours after placing during which an order can be found. */
export const findableHours = 12

const typed = z.string().max(40)
const clean = (text: string) => withLatinDigits(cleanCode(text)).replace(/^#/, '')

/** The number of the order, as it was typed. */
export const typedOrderNumber = typed.overwrite(clean).regex(/^[1-9]\d{0,6}$/, 'order.number_required')
/** The last four digits of the mobile number, as they were typed. */
export const lastDigits = typed.overwrite(clean).regex(/^\d{4}$/, 'order.last_digits')

/**
 * Limits of attempts at one order number of a restaurant, whether right or wrong; the wait grows with each limit. Less than one in a
 * thousand of the 10,000 endings can be tried while the order can be found.
 */
export const triesOfNumber = [
  { max: 3, windowSeconds: 20 * 60 },
  { max: 5, windowSeconds: 60 * 60 },
  { max: 8, windowSeconds: findableHours * 3_600 },
] as const
/** Maximum number of attempts per hour at all orders of a restaurant, and from one network address. */
export const triesOfRestaurant = 40
export const triesOfNetwork = 15
