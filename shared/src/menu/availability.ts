// 86: what is off, until when, and how many are left. The same for an item and for an option of an add-on.
import { z } from 'zod'

/** When what is switched off comes back by itself. `tomorrow` is the start of the restaurant's next business day. */
export const comebacks = ['hour', 'two_hours', 'tomorrow', 'never'] as const
export type Comeback = (typeof comebacks)[number]

/** Diners are told how many are left from here down, and the staff are warned. */
export const fewLeft = 5
export const maxLeft = 9_999

/** What a switch asks for: off, for how long; or on, with at most so many left. */
export const switchTo = z.object({
  isAvailable: z.boolean(),
  comesBack: z.enum(comebacks).default('never'),
  portionsLeft: z.int('item.portions').min(1, 'item.portions').max(maxLeft, 'item.portions').nullable().default(null),
  /** The version that the caller saw. */
  availabilityVersion: z.int(),
})
export type SwitchTo = z.output<typeof switchTo>

type Stocked = { isAvailable: boolean; portionsLeft?: number | null }
type Group = { min: number; options: readonly Stocked[] }

/** Whether something that is switched on or off, and may be counted, can be had. */
export const isOn = ({ isAvailable, portionsLeft }: Stocked): boolean => isAvailable && portionsLeft !== 0

/** Whether a group can still be satisfied by the options that can be had. */
export const isSatisfiable = ({ min, options }: Group): boolean => options.filter(isOn).length >= min

/** Whether a diner can have an item: it is on, some are left, and each group that must be chosen from has enough options left. */
export const isOrderable = (item: Stocked & { addOns: readonly Group[] }): boolean => isOn(item) && item.addOns.every(isSatisfiable)
