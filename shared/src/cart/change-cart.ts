// Changes of a cart (spec §4). Pure functions that return the new cart.
import type { CartItem, CartOption } from './cart.ts'
import { isSameOption, optionKey } from './find-option.ts'
import { maxQuantity } from './limits.ts'

const optionsOf = ({ addOns }: Pick<CartItem, 'addOns'>) =>
  addOns.flatMap(({ addOnTitle, options }) => options.map((option) => ({ ...option, addOnTitle })))

const chosen = (item: CartItem) => optionsOf(item).filter(({ quantity }) => quantity > 0)

/** Quantity of an option in each portion of a line. Undefined when portions differ, as in a cart of an older release. */
export const perPortion = ({ quantity }: Pick<CartItem, 'quantity'>, option: CartOption): number | undefined =>
  option.quantity % quantity === 0 ? option.quantity / quantity : undefined

/** Identifies a line by its item, the options of each portion, and its note. */
export const lineKey = (item: CartItem): string => {
  const options = chosen(item).map((option) => [optionKey(option), perPortion(item, option) ?? `${option.quantity} in all`])
  return JSON.stringify([item.itemId, item.note ?? '', ...options.map((option) => option.join(' × ')).toSorted()])
}

/** Whether two lines have the same portions and notes. A line stored by an older release has no option ids. */
export const isSameLine = (one: CartItem, other: CartItem): boolean => {
  const [options, others] = [chosen(one), chosen(other)]
  const isSame = (option: (typeof options)[number]) => {
    const count = perPortion(one, option)
    return count !== undefined && others.some((each) => isSameOption(option, each) && perPortion(other, each) === count)
  }
  const isSameItem = one.itemId === other.itemId && (one.note ?? '') === (other.note ?? '')
  return isSameItem && options.length === others.length && options.every(isSame)
}

/** Maximum quantity of a line: none of its options may exceed its own limit. */
export const maxPortions = (line: CartItem): number =>
  Math.min(maxQuantity, ...chosen(line).map((option) => Math.floor(maxQuantity / (perPortion(line, option) || 1))))

/** Changes the quantity of a line (at least 1) and of its options, so that every portion stays the same. */
const withQuantity = (line: CartItem, quantity: number): CartItem => {
  const portions = Math.max(1, Math.min(quantity, maxPortions(line)))
  const withPortions = (option: CartOption) => {
    const count = perPortion(line, option)
    return count === undefined ? option : { ...option, quantity: count * portions }
  }
  return { ...line, quantity: portions, addOns: line.addOns.map((addOn) => ({ ...addOn, options: addOn.options.map(withPortions) })) }
}

/** Adds the portions of an equal line, and option ids that an older release did not store. */
const merge = (line: CartItem, added: CartItem): CartItem => {
  const merged = withQuantity(line, line.quantity + added.quantity)
  const withId = (option: CartOption, addOnTitle: string) => {
    const optionId = option.optionId ?? optionsOf(added).find((other) => isSameOption({ ...option, addOnTitle }, other))?.optionId
    return optionId ? { ...option, optionId } : option
  }
  return {
    ...merged,
    addOns: merged.addOns.map((addOn) => ({ ...addOn, options: addOn.options.map((option) => withId(option, addOn.addOnTitle)) })),
  }
}

/** Adds a line, or adds its portions to an equal line. */
export const addToCart = (cart: readonly CartItem[], item: CartItem): CartItem[] => {
  const same = cart.find((line) => isSameLine(line, item))
  return same ? cart.map((line) => (line === same ? merge(line, item) : line)) : [...cart, item]
}

const changeLine = (cart: readonly CartItem[], key: string, change: (line: CartItem) => CartItem): CartItem[] =>
  cart.map((line) => (lineKey(line) === key ? change(line) : line))

export const increase = (cart: readonly CartItem[], key: string): CartItem[] =>
  changeLine(cart, key, (line) => withQuantity(line, line.quantity + 1))

/** Decreases the quantity, but not below 1. */
export const decrease = (cart: readonly CartItem[], key: string): CartItem[] =>
  changeLine(cart, key, (line) => withQuantity(line, line.quantity - 1))

export const removeFromCart = (cart: readonly CartItem[], key: string): CartItem[] => cart.filter((line) => lineKey(line) !== key)

/** Restores a removed line at its place, or adds its portions to an equal line. */
export const restoreLine = (cart: readonly CartItem[], line: CartItem, index: number): CartItem[] =>
  cart.some((each) => isSameLine(each, line)) ? addToCart(cart, line) : cart.toSpliced(index, 0, line)

/** Replaces a line by its edited version, at its place unless another line is equal. A line that another tab has removed is added again. */
export const replaceLine = (cart: readonly CartItem[], key: string, edited: CartItem): CartItem[] => {
  const index = cart.findIndex((line) => lineKey(line) === key)
  return restoreLine(removeFromCart(cart, key), edited, index < 0 ? cart.length : index)
}

/** Spec §4: a cart holds items of one restaurant. A cart with items of another restaurant, or of no restaurant, must be cleared first. */
export const mustClearFirst = (cart: readonly Pick<CartItem, 'restaurantId'>[], restaurantId: string): boolean =>
  cart.some((item) => item.restaurantId !== restaurantId)
