// A required single choice, such as a size, applies to every portion of a line: ten wraps have ten breads. Spec §9 prices each option by its own quantity.
import type { AddOnGroup, MenuItem } from '../menu/menu.ts'
import type { CartItem } from './cart.ts'
import { findGroup } from './find-option.ts'

type Choices = Pick<MenuItem, '_id' | 'addOns'>

export const isRequiredChoice = ({ select, min }: Pick<AddOnGroup, 'select' | 'min'>): boolean => select === 'single' && min >= 1

/** Sets the quantity of each required single choice to that of its line. Returns the same object when nothing changes. */
const withLineQuantity = (line: CartItem, { addOns: groups }: Choices): CartItem => {
  const addOns = line.addOns.map((addOn) => {
    const group = findGroup(groups, addOn)
    const chosen = addOn.options.filter(({ quantity }) => quantity > 0)
    if (!group || !isRequiredChoice(group) || chosen.length !== 1 || chosen[0]?.quantity === line.quantity) return addOn
    return { ...addOn, options: addOn.options.map((option) => (option.quantity > 0 ? { ...option, quantity: line.quantity } : option)) }
  })
  return addOns.some((addOn, index) => addOn !== line.addOns[index]) ? { ...line, addOns } : line
}

/**
 * Returns the cart with the quantity of each required single choice set to that of its line. A missing choice is left to the diner. Returns the
 * same object when nothing changes.
 */
export const withRequiredChoices = (cart: readonly CartItem[], items: readonly Choices[]): readonly CartItem[] => {
  const lines = cart.map((line) => {
    const item = items.find(({ _id }) => _id === line.itemId)
    return item ? withLineQuantity(line, item) : line
  })
  return lines.some((line, index) => line !== cart[index]) ? lines : cart
}
