import { z } from 'zod'
import { id, localizedText, qar } from '../contract/wire.ts'
import { cuisine } from '../cuisines/cuisine.ts'
import { units } from './units.ts'

/** A group of add-ons of an item. `min` and `max` count the different options that may be chosen. */
export const addOnGroup = z.object({
  title: localizedText,
  select: z.enum(['single', 'multiple']),
  min: z.int(),
  max: z.int(),
  options: z.array(z.object({ name: localizedText, price: qar })),
})

export const menuItem = z.object({
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
  addOns: z.array(addOnGroup),
  isAvailable: z.boolean(),
  isFeatured: z.boolean(),
  image: z.string(),
})

/** An item as its merchant sees it. `availabilityVersion` counts the changes of `isAvailable`. */
export const merchantItem = menuItem.extend({ availabilityVersion: z.int() })

export const menuRestaurant = z.object({
  _id: id,
  name: localizedText,
  branchName: z.string(),
  about: localizedText,
  phone: z.string(),
  takingOrders: z.boolean(),
  googleReviewUrl: z.string(),
})

export const menu = z.object({ restaurant: menuRestaurant, cuisines: z.array(cuisine), items: z.array(menuItem) })

export type AddOnGroup = z.output<typeof addOnGroup>
export type MenuItem = z.output<typeof menuItem>
export type MenuRestaurant = z.output<typeof menuRestaurant>
export type Menu = z.output<typeof menu>
export type MerchantItem = z.output<typeof merchantItem>
export type MerchantItemOnWire = z.input<typeof merchantItem>
