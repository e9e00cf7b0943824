// Which lines of a cart a change of the menu is about, and what happened to each: said by name before the diner confirms again.
import type { CartItem } from '@sufra/shared/cart/cart'
import { canBeHad } from '@sufra/shared/cart/price-cart'
import { withRequiredChoices } from '@sufra/shared/cart/required-choice'
import type { LocalizedText } from '@sufra/shared/localized-text'
import type { Menu, MenuItem } from '@sufra/shared/menu/menu'
import type { Dirhams } from '@sufra/shared/money'

export type ChangedLine = { name: LocalizedText; what: 'off' | 'price' | 'gone' | 'options' | 'choice'; price: Dirhams }
type Items = Pick<Menu, 'items'>

const optionsOf = (item: MenuItem, title: string) => item.addOns.find((group) => group.title.en === title)?.options ?? []

const whatChanged = (cart: readonly CartItem[], line: CartItem, item: MenuItem): ChangedLine['what'] | undefined => {
  const taken = line.addOns.flatMap(({ addOnTitle, options }) =>
    options
      .filter(({ quantity }) => quantity > 0)
      .map((option) => ({ option, known: optionsOf(item, addOnTitle).find(({ name }) => name.en === option.optionName) })),
  )
  if (!item.isAvailable) return 'off'
  if (taken.some(({ known }) => !known?.isAvailable)) return 'options'
  if (!canBeHad(cart, line, item)) return 'off'
  const isDearer = line.pricePerItem !== item.sellingPrice || taken.some(({ option, known }) => option.pricing !== known?.price)
  if (isDearer) return 'price'
  const lines = [line]
  return withRequiredChoices(lines, [item]) === lines ? undefined : 'choice'
}

/** `before` is the menu that the cart was filled from: it knows the names of what is gone. */
export const changedLines = (cart: readonly CartItem[], before: Items | undefined, after: Items): ChangedLine[] =>
  cart.flatMap((line): ChangedLine[] => {
    const item = after.items.find(({ _id }) => _id === line.itemId)
    const known = item ?? before?.items.find(({ _id }) => _id === line.itemId)
    const what = item ? whatChanged(cart, line, item) : 'gone'
    return what ? [{ name: known?.name ?? { en: '…', ar: '…' }, what, price: item?.sellingPrice ?? line.pricePerItem }] : []
  })
