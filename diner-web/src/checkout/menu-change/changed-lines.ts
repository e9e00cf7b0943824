// Finds the lines of a cart that a change of the menu affects, to show them before the diner confirms again.
import type { CartItem } from '@sufra/shared/cart/cart'
import { findGroup, findOption } from '@sufra/shared/cart/find-option'
import { isLineAvailable } from '@sufra/shared/cart/price-cart'
import { withRequiredChoices } from '@sufra/shared/cart/required-choice'
import type { LocalizedText } from '@sufra/shared/localized-text'
import type { Menu, MenuItem } from '@sufra/shared/menu/menu'
import type { Dirhams } from '@sufra/shared/money'

export type ChangedLine = { name: LocalizedText; change: 'off' | 'price' | 'gone' | 'options' | 'choice'; price: Dirhams }
type Items = Pick<Menu, 'items'>

const changeOf = (cart: readonly CartItem[], line: CartItem, item: MenuItem): ChangedLine['change'] | undefined => {
  const chosenOptions = line.addOns.flatMap((addOn) => {
    const group = findGroup(item.addOns, addOn)
    return addOn.options
      .filter(({ quantity }) => quantity > 0)
      .map((option) => ({ option, menuOption: group && findOption(group, option) }))
  })
  if (!item.isAvailable) return 'off'
  if (chosenOptions.some(({ menuOption }) => !menuOption?.isAvailable)) return 'options'
  if (!isLineAvailable(cart, line, item)) return 'off'
  const isDearer =
    line.pricePerItem !== item.sellingPrice || chosenOptions.some(({ option, menuOption }) => option.pricing !== menuOption?.price)
  if (isDearer) return 'price'
  const lines = [line]
  return withRequiredChoices(lines, [item]) === lines ? undefined : 'choice'
}

/** `before` is the menu from which the cart was filled; it has the names of removed items. */
export const changedLines = (cart: readonly CartItem[], before: Items | undefined, after: Items): ChangedLine[] =>
  cart.flatMap((line): ChangedLine[] => {
    const item = after.items.find(({ _id }) => _id === line.itemId)
    const menuOption = item ?? before?.items.find(({ _id }) => _id === line.itemId)
    const change = item ? changeOf(cart, line, item) : 'gone'
    return change ? [{ name: menuOption?.name ?? { en: '…', ar: '…' }, change, price: item?.sellingPrice ?? line.pricePerItem }] : []
  })
