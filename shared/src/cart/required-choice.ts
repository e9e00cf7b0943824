// A required single choice, such as a size, is made for every portion of a line: ten wraps have ten breads. Spec §9 prices each option by its own quantity.
import type { AddOnGroup, MenuItem } from '../menu/menu.ts'
import type { CartItem } from './cart.ts'

type Choices = Pick<MenuItem, '_id' | 'addOns'>

export const isRequiredChoice = ({ select, min }: Pick<AddOnGroup, 'select' | 'min'>): boolean => select === 'single' && min >= 1

/** A line whose required single choices are as many as its portions; the same object where they are so already. */
const followed = (line: CartItem, { addOns: groups }: Choices): CartItem => {
  const addOns = line.addOns.map((addOn) => {
    const group = groups.find(({ title }) => title.en === addOn.addOnTitle)
    const chosen = addOn.options.filter(({ quantity }) => quantity > 0)
    if (!group || !isRequiredChoice(group) || chosen.length !== 1 || chosen[0]?.quantity === line.quantity) return addOn
    return { ...addOn, options: addOn.options.map((option) => (option.quantity > 0 ? { ...option, quantity: line.quantity } : option)) }
  })
  return addOns.some((addOn, index) => addOn !== line.addOns[index]) ? { ...line, addOns } : line
}

/**
 * A cart in which each required single choice of these items follows its line's quantity. A choice that is missing stays so: that is the diner's. The same
 * object where nothing changes.
 */
export const withRequiredChoices = (cart: readonly CartItem[], items: readonly Choices[]): readonly CartItem[] => {
  const lines = cart.map((line) => {
    const item = items.find(({ _id }) => _id === line.itemId)
    return item ? followed(line, item) : line
  })
  return lines.some((line, index) => line !== cart[index]) ? lines : cart
}
