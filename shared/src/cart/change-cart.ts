// How a cart changes (spec §4). Pure: takes a cart, gives a cart.
import type { CartAddOn, CartItem } from './cart.ts'
import { maxQuantity } from './limits.ts'

const chosen = (item: CartItem) =>
  item.addOns.flatMap((addOn) =>
    addOn.options.filter((option) => option.quantity > 0).map((option) => `${addOn.addOnTitle}/${option.optionName}`),
  )

/** What makes two lines the same: the item and the options chosen with it. */
export const lineKey = (item: CartItem): string => [item.itemId, ...chosen(item).toSorted()].join('|')

const atMost = (quantity: number) => Math.min(quantity, maxQuantity)

const mergeAddOns = (present: CartAddOn[], added: CartAddOn[]): CartAddOn[] =>
  present.map((addOn) => ({
    ...addOn,
    options: addOn.options.map((option) => {
      const more = added
        .find((other) => other.addOnTitle === addOn.addOnTitle)
        ?.options.find((other) => other.optionName === option.optionName)
      return { ...option, quantity: atMost(option.quantity + (more?.quantity ?? 0)) }
    }),
  }))

/** Adds a line; one that is present with the same options grows by the added quantity instead. */
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

/** Works only while the quantity is above 1. */
export const decrease = (cart: readonly CartItem[], key: string): CartItem[] =>
  changeLine(cart, key, (line) => ({ ...line, quantity: Math.max(1, line.quantity - 1) }))

export const removeFromCart = (cart: readonly CartItem[], key: string): CartItem[] => cart.filter((line) => lineKey(line) !== key)

/** Changes how many of an option a line has; never below 0. The key is the line's key before the change. */
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
