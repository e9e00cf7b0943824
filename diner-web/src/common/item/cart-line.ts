// Creates the line of the cart from a choice of options. Chosen options apply to every portion of the line.
import type { CartItem } from '@sufra/shared/cart/cart'
import type { AddOnGroup, MenuItem } from '@sufra/shared/menu/menu'

/**
 * Quantity of each chosen option per portion, by the English title of the group and the option's id. The menu of an older server has no
 * ids, so the option's English name is used.
 */
export type Choice = Record<string, Readonly<Record<string, number>>>

type Option = AddOnGroup['options'][number]

export const choiceKey = ({ _id, name }: Option): string => _id ?? name.en

export const chosenIn = (choice: Choice, { title }: AddOnGroup) => choice[title.en] ?? {}

export const needsChoice = (item: Pick<MenuItem, 'addOns'>): boolean => item.addOns.some(({ min }) => min > 0)

export const cartLine = (item: MenuItem, restaurantId: string, choice: Choice, quantity: number, note = ''): CartItem => ({
  itemId: item._id,
  restaurantId,
  basePrice: item.sellingPrice,
  pricePerItem: item.sellingPrice,
  quantity,
  addOns: item.addOns.flatMap((group) => {
    const counts = chosenIn(choice, group)
    const options = group.options.flatMap((option) => {
      const count = counts[choiceKey(option)]
      const { _id, name, price } = option
      return count ? [{ ...(_id && { optionId: _id }), optionName: name.en, pricing: price, quantity: count * quantity }] : []
    })
    return options.length > 0 ? [{ addOnTitle: group.title.en, options }] : []
  }),
  ...(note && { note }),
})
