import { z } from 'zod'
import { id, localizedText, qar, timestamp, wholeNumber } from '../contract/wire.ts'
import { cuisine } from '../cuisines/cuisine.ts'
import { openingTimes } from '../hours/opening-times.ts'
import { allergens, dietaryMarks } from './marks.ts'
import { units } from './units.ts'

/** `_id` is absent from the menus of an older server. */
const option = z.object({ _id: id.optional(), name: localizedText, price: qar, isAvailable: z.boolean() })

/** An add-on group of an item. `min` and `max` limit the number of different options that may be chosen. */
export const addOnGroup = z.object({
  title: localizedText,
  select: z.enum(['single', 'multiple']),
  min: z.int(),
  max: z.int(),
  options: z.array(option),
})

/** Availability as shown to the merchant. `availabilityVersion` counts the changes; `backAt` is when it becomes available again automatically. */
const switched = {
  backAt: timestamp.nullable(),
  portionsLeft: z.int().nullable(),
  availabilityVersion: wholeNumber,
}

const merchantGroup = addOnGroup.extend({ options: z.array(option.extend({ _id: id, ...switched })) })

const everyItem = z.object({
  _id: id,
  cuisineId: id,
  categoryId: id,
  subcategoryId: id,
  name: localizedText,
  description: localizedText,
  ingredients: localizedText,
  quantityUnit: z.object({ quantity: z.number(), unit: z.enum(units) }),
  actualPrice: qar,
  sellingPrice: qar,
  customizable: z.boolean(),
  isAvailable: z.boolean(),
  isFeatured: z.boolean(),
  allergens: z.array(z.enum(allergens)),
  dietary: z.array(z.enum(dietaryMarks)),
  /** Usual preparation time in minutes. */
  prepMinutes: z.int().nullable(),
  image: z.string(),
  /** Suggested items; absent when there are none, and from the menus of an older server. */
  goesWith: z.array(id).optional(),
})

/**
 * An item as shown to diners. `isAvailable`: whether it can be ordered; `backAt`: the time when it becomes available again, if known;
 * `portionsLeft`: the number left, if it is small. Only a customizable item has add-ons.
 */
export const menuItem = everyItem.extend({
  addOns: z.array(addOnGroup),
  backAt: timestamp.nullable(),
  portionsLeft: z.int().nullable(),
})

/** An item as shown to its merchant. `isAvailable` is the item's own switch; `version` counts the edits. */
export const merchantItem = everyItem.extend({ addOns: z.array(merchantGroup), ...switched, version: z.int() })

export const menuRestaurant = z.object({
  _id: id,
  name: localizedText,
  branchName: z.string(),
  about: localizedText,
  phone: z.string(),
  /** Absent from the menus of an older server. */
  address: z.string().optional(),
  /**
   * The restaurant's switch for taking orders. `opening` decides whether it is also open; it is absent from the menus of an older server.
   */
  takingOrders: z.boolean(),
  opening: openingTimes.optional(),
  /** Whether no device of the restaurant acknowledges orders. Absent from the menus of an older server. */
  isUnreachable: z.boolean().optional(),
  googleReviewUrl: z.string(),
  /** Absent from the menus of an older server, like the pictures. */
  websiteUrl: z.string().optional(),
  facebookUrl: z.string().optional(),
  instagramUrl: z.string().optional(),
  /** File names of pictures; '' without a picture. */
  logo: z.string().optional(),
  cover: z.string().optional(),
  /** The accent colour on light and on dark pages; absent when the restaurant uses the standard colour. */
  accent: z.object({ light: z.string(), dark: z.string() }).optional(),
})

/** `version` counts the changes of the menu; it is the cursor with which its room is joined. */
export const menu = z.object({ version: z.int(), restaurant: menuRestaurant, cuisines: z.array(cuisine), items: z.array(menuItem) })

export type AddOnGroup = z.output<typeof addOnGroup>
export type MenuItem = z.output<typeof menuItem>
export type MenuRestaurant = z.output<typeof menuRestaurant>
export type Menu = z.output<typeof menu>
export type MenuOnWire = z.input<typeof menu>
export type MerchantItem = z.output<typeof merchantItem>
export type MerchantItemOnWire = z.input<typeof merchantItem>
