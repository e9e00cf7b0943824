// Changes of a cart (spec §4). Pure functions that return the new cart.
import type { CartAddOn, CartItem } from './cart.ts'
import { isSameOption, optionKey } from './find-option.ts'
import { maxQuantity } from './limits.ts'

const optionsOf = ({ addOns }: Pick<CartItem, 'addOns'>) =>
  addOns.flatMap(({ addOnTitle, options }) => options.map((option) => ({ ...option, addOnTitle })))

const chosen = (item: CartItem) => optionsOf(item).filter(({ quantity }) => quantity > 0)

/** Identifies a line by its item and the chosen options. */
export const lineKey = (item: CartItem): string => [item.itemId, ...chosen(item).map(optionKey).toSorted()].join('|')

/** Whether two lines have the same item and options. A line stored by an older release has no option ids. */
const isSameLine = (one: CartItem, other: CartItem): boolean => {
  const [options, others] = [chosen(one), chosen(other)]
  return (
    one.itemId === other.itemId &&
    options.length === others.length &&
    options.every((option) => others.some((each) => isSameOption(option, each)))
  )
}

const atMost = (quantity: number) => Math.min(quantity, maxQuantity)

const mergeAddOns = (existing: CartAddOn[], added: CartItem): CartAddOn[] =>
  existing.map((addOn) => ({
    ...addOn,
    options: addOn.options.map((option) => {
      const more = optionsOf(added).find((other) => isSameOption({ ...option, addOnTitle: addOn.addOnTitle }, other))
      const optionId = option.optionId ?? more?.optionId
      return { ...option, ...(optionId && { optionId }), quantity: atMost(option.quantity + (more?.quantity ?? 0)) }
    }),
  }))

/** Adds a line, or increases the quantity of an existing line with the same options. */
export const addToCart = (cart: readonly CartItem[], item: CartItem): CartItem[] => {
  const same = cart.find((line) => isSameLine(line, item))
  if (!same) return [...cart, item]
  return cart.map((line) =>
    line === same ? { ...line, quantity: atMost(line.quantity + item.quantity), addOns: mergeAddOns(line.addOns, item) } : line,
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

/** Changes the quantity of an option, but not below 0. `key` is the key of the line before the change, `option` the key of the option. */
export const changeOption = (cart: readonly CartItem[], key: string, option: string, by: 1 | -1): CartItem[] =>
  changeLine(cart, key, (line) => ({
    ...line,
    addOns: line.addOns.map((addOn) => ({
      ...addOn,
      options: addOn.options.map((each) =>
        optionKey({ ...each, addOnTitle: addOn.addOnTitle }) === option
          ? { ...each, quantity: atMost(Math.max(0, each.quantity + by)) }
          : each,
      ),
    })),
  }))
