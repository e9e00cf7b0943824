// Changes of a cart (spec §4). Pure functions that return the new cart.
import type { CartAddOn, CartItem } from './cart.ts'
import { maxQuantity } from './limits.ts'

const chosen = (item: CartItem) =>
  item.addOns.flatMap((addOn) =>
    addOn.options.filter((option) => option.quantity > 0).map((option) => `${addOn.addOnTitle}/${option.optionName}`),
  )

/** Identifies a line by its item and the chosen options. */
export const lineKey = (item: CartItem): string => [item.itemId, ...chosen(item).toSorted()].join('|')

const atMost = (quantity: number) => Math.min(quantity, maxQuantity)

const mergeAddOns = (existing: CartAddOn[], added: CartAddOn[]): CartAddOn[] =>
  existing.map((addOn) => ({
    ...addOn,
    options: addOn.options.map((option) => {
      const more = added
        .find((other) => other.addOnTitle === addOn.addOnTitle)
        ?.options.find((other) => other.optionName === option.optionName)
      return { ...option, quantity: atMost(option.quantity + (more?.quantity ?? 0)) }
    }),
  }))

/** Adds a line, or increases the quantity of an existing line with the same options. */
export const addToCart = (cart: readonly CartItem[], item: CartItem): CartItem[] => {
  const key = lineKey(item)
  if (!cart.some((line) => lineKey(line) === key)) return [...cart, item]
  return cart.map((line) =>
    lineKey(line) === key
      ? { ...line, quantity: atMost(line.quantity + item.quantity), addOns: mergeAddOns(line.addOns, item.addOns) }
      : line,
  )
}

const changeLine = (cart: readonly CartItem[], key: string, change: (line: CartItem) => CartItem): CartItem[] =>
  cart.map((line) => (lineKey(line) === key ? change(line) : line))

export const increase = (cart: readonly CartItem[], key: string): CartItem[] =>
  changeLine(cart, key, (line) => ({ ...line, quantity: atMost(line.quantity + 1) }))

/** Decreases the quantity, but not below 1. */
export const decrease = (cart: readonly CartItem[], key: string): CartItem[] =>
  changeLine(cart, key, (line) => ({ ...line, quantity: Math.max(1, line.quantity - 1) }))

export const removeFromCart = (cart: readonly CartItem[], key: string): CartItem[] => cart.filter((line) => lineKey(line) !== key)

/** Changes the quantity of an option, but not below 0. `key` is the key of the line before the change. */
export const changeOption = (cart: readonly CartItem[], key: string, addOnTitle: string, optionName: string, by: 1 | -1): CartItem[] =>
  changeLine(cart, key, (line) => ({
    ...line,
    addOns: line.addOns.map((addOn) =>
      addOn.addOnTitle !== addOnTitle
        ? addOn
        : {
            ...addOn,
            options: addOn.options.map((option) =>
              option.optionName === optionName ? { ...option, quantity: atMost(Math.max(0, option.quantity + by)) } : option,
            ),
          },
    ),
  }))
