// Prices a cart from the current menu. Used by the server to place orders and by the phone to show them.
import type { AddOnGroup, MenuItem } from '../menu/menu.ts'
import { add, zero, type Dirhams } from '../money.ts'
import type { OrderLine } from '../orders/order.ts'
import type { RefusalCode } from '../refusals/refusals.ts'
import type { CartAddOn, CartItem } from './cart.ts'
import { itemTotal } from './cart-total.ts'
import { findGroup, findOption } from './find-option.ts'
import { isRequiredChoice } from './required-choice.ts'

type OrderedAddOn = OrderLine['addOns'][number]
type PricedAddOn = Omit<OrderedAddOn, 'options'> & { options: (OrderedAddOn['options'][number] & { optionId?: string | undefined })[] }
/** `isAvailable`: the item and its chosen options are available in the quantity of the cart. */
type PricedLine = Omit<OrderLine, 'addOns'> & { addOns: PricedAddOn[]; isAvailable: boolean }
export type PricedCart = { lines: PricedLine[]; total: Dirhams }
type Priced<T> = { priced: T } | { problem: RefusalCode }

const hasTwice = (found: unknown[]) => new Set(found).size < found.length

const priceAddOn = (chosen: CartAddOn, group: AddOnGroup): Priced<PricedAddOn> => {
  const chosenOptions = chosen.options.filter((option) => option.quantity > 0)
  const options = chosenOptions.map((option) => ({ menuOption: findOption(group, option), quantity: option.quantity }))
  if (hasTwice(options.map(({ menuOption }, index) => menuOption ?? chosenOptions[index]?.optionName)))
    return { problem: 'cart.option_twice' }
  if (options.some(({ menuOption }) => !menuOption)) return { problem: 'cart.option_unknown' }
  const priced = options.flatMap(({ menuOption, quantity }) =>
    menuOption ? [{ optionId: menuOption._id, optionName: menuOption.name, pricing: menuOption.price, quantity }] : [],
  )
  return { priced: { addOnTitle: group.title, options: priced } }
}

const optionsProblem = (group: AddOnGroup, options: PricedAddOn['options'], portions: number): RefusalCode | undefined => {
  if (options.length < group.min) return 'cart.too_few_options'
  if (options.length > group.max || (group.select === 'single' && options.length > 1)) return 'cart.too_many_options'
  const quantity = options.reduce((sum, option) => sum + option.quantity, 0)
  return isRequiredChoice(group) && quantity !== portions ? 'cart.choice_quantity' : undefined
}

const priceAddOns = (line: CartItem, item: MenuItem): Priced<PricedAddOn[]> => {
  const groups = line.addOns.map((addOn) => findGroup(item.addOns, addOn))
  if (hasTwice(groups.map((group, index) => group ?? line.addOns[index]?.addOnTitle))) return { problem: 'cart.option_twice' }
  if (groups.some((group) => !group)) return { problem: 'cart.option_unknown' }
  const addOns: PricedAddOn[] = []
  for (const group of item.addOns) {
    const chosen = line.addOns[groups.indexOf(group)]
    const addOn = chosen ? priceAddOn(chosen, group) : { priced: { addOnTitle: group.title, options: [] } }
    if ('problem' in addOn) return addOn
    const problem = optionsProblem(group, addOn.priced.options, line.quantity)
    if (problem) return { problem }
    if (addOn.priced.options.length > 0) addOns.push(addOn.priced)
  }
  return { priced: addOns }
}

const areOptionsAvailable = (line: CartItem, item: MenuItem) =>
  line.addOns.every((addOn) => {
    const group = findGroup(item.addOns, addOn)
    const chosenOptions = addOn.options.filter(({ quantity }) => quantity > 0)
    return chosenOptions.every((option) => group && findOption(group, option)?.isAvailable)
  })

/** Whether enough portions of an item are left for all its lines in the cart. */
const isEnough = (cart: readonly CartItem[], { _id, portionsLeft }: MenuItem) =>
  portionsLeft === null || cart.filter(({ itemId }) => itemId === _id).reduce((sum, { quantity }) => sum + quantity, 0) <= portionsLeft

/** Whether the current menu can fulfil a line of the cart as it is. */
export const isLineAvailable = (cart: readonly CartItem[], line: CartItem, item: MenuItem): boolean =>
  item.isAvailable && areOptionsAvailable(line, item) && isEnough(cart, item)

const priceLine = (cart: readonly CartItem[], line: CartItem, item: MenuItem): Priced<PricedLine> => {
  const addOns = priceAddOns(line, item)
  if ('problem' in addOns) return addOns
  const { quantity, note } = line
  const priced = {
    itemId: item._id,
    name: item.name,
    quantity,
    pricePerItem: item.sellingPrice,
    addOns: addOns.priced,
    ...(note && { note }),
  }
  return { priced: { ...priced, total: itemTotal(priced), isAvailable: isLineAvailable(cart, line, item) } }
}

/**
 * Prices a cart from the menu, ignoring the prices in the cart. Returns the first problem instead when an item or option is not on the
 * menu, an option is listed twice, a group has too few or too many options, or the quantity of a required single choice differs from that of
 * its line. Unavailable lines are priced too, with `isAvailable: false`.
 */
export const priceCart = (cart: readonly CartItem[], items: readonly MenuItem[]): Priced<PricedCart> => {
  const lines: PricedLine[] = []
  for (const line of cart) {
    const item = items.find((candidate) => candidate._id === line.itemId)
    if (!item) return { problem: 'cart.item_unknown' }
    const priced = priceLine(cart, line, item)
    if ('problem' in priced) return priced
    lines.push(priced.priced)
  }
  return { priced: { lines, total: lines.reduce((sum, line) => add(sum, line.total), zero) } }
}
