// Availability of items and add-on options: the switch, its end, and the remaining portions.
import { z } from 'zod'
import { wholeNumber } from '../contract/wire.ts'

/**
 * The times at which a switched-off item becomes available again automatically. `tomorrow` is the start of the restaurant's next business
 * day.
 */
export const comebacks = ['hour', 'two_hours', 'tomorrow', 'never'] as const
export type Comeback = (typeof comebacks)[number]

/** Maximum number of remaining portions with which diners see the number and the staff are warned. */
export const lowStockThreshold = 5
export const maxLeft = 9_999

/** A change of availability: off with a duration, or on with a number of remaining portions. */
export const switchTo = z.object({
  isAvailable: z.boolean(),
  comesBack: z.enum(comebacks).default('never'),
  portionsLeft: z.int('item.portions').min(1, 'item.portions').max(maxLeft, 'item.portions').nullable().default(null),
  /** The version that the caller read, for optimistic locking. */
  availabilityVersion: wholeNumber,
})
export type SwitchTo = z.output<typeof switchTo>

type Stocked = { isAvailable: boolean; portionsLeft?: number | null }
type Group = { min: number; options: readonly Stocked[] }

/** Whether an item or option is switched on and not sold out. */
export const isOn = ({ isAvailable, portionsLeft }: Stocked): boolean => isAvailable && portionsLeft !== 0

/** Whether enough options of a group are available to meet its minimum. */
export const isSatisfiable = ({ min, options }: Group): boolean => options.filter(isOn).length >= min

/** Whether diners can order an item: it is on, not sold out, and each required add-on group has enough available options. */
export const isOrderable = (item: Stocked & { addOns: readonly Group[] }): boolean => isOn(item) && item.addOns.every(isSatisfiable)
