// The options chosen in the item sheet, and the resulting cart line. Chosen options apply to every portion of the line.
import type { CartItem } from '@sufra/shared/cart/cart'
import type { AddOnGroup, MenuItem } from '@sufra/shared/menu/menu'

/** The chosen options, by the English title of the group: their ids, or their English names in the menu of an older server, which has no ids. */
export type Choice = Record<string, string[]>

type Option = AddOnGroup['options'][number]

export const choiceKey = ({ _id, name }: Option): string => _id ?? name.en

/** The first available option. */
const firstOf = (options: AddOnGroup['options']) =>
  options
    .filter(({ isAvailable }) => isAvailable)
    .slice(0, 1)
    .map(choiceKey)

/** The initial choice: required single choices start with their first available option. */
export const firstChoice = (groups: readonly AddOnGroup[]): Choice =>
  Object.fromEntries(groups.map(({ title, select, min, options }) => [title.en, select === 'single' && min === 1 ? firstOf(options) : []]))

/** Removes options from a choice that have sold out or are no longer on the menu. */
export const available = (groups: readonly AddOnGroup[], choice: Choice): Choice =>
  Object.fromEntries(
    groups.map(({ title, options }) => [
      title.en,
      options.filter((option) => option.isAvailable && choice[title.en]?.includes(choiceKey(option))).map(choiceKey),
    ]),
  )

/** Selects or deselects an option. A full multiple choice accepts no more; a single choice switches to the option. */
export const toggle = (choice: Choice, group: AddOnGroup, option: string): Choice => {
  const chosen = choice[group.title.en] ?? []
  const without = chosen.filter((key) => key !== option)
  if (chosen.includes(option)) return { ...choice, [group.title.en]: group.select === 'single' && group.min === 1 ? chosen : without }
  if (group.select === 'single') return { ...choice, [group.title.en]: [option] }
  return chosen.length >= group.max ? choice : { ...choice, [group.title.en]: [...chosen, option] }
}

/** Returns the first group that still needs a choice. */
export const missingGroup = (groups: readonly AddOnGroup[], choice: Choice): AddOnGroup | undefined =>
  groups.find(({ title, min }) => (choice[title.en]?.length ?? 0) < min)

export const needsChoice = (item: Pick<MenuItem, 'addOns'>): boolean => item.addOns.some(({ min }) => min > 0)

export const cartLine = (item: MenuItem, restaurantId: string, choice: Choice, quantity: number): CartItem => ({
  itemId: item._id,
  restaurantId,
  basePrice: item.sellingPrice,
  pricePerItem: item.sellingPrice,
  quantity,
  addOns: item.addOns.flatMap(({ title, options }) => {
    const chosen = options.filter((option) => choice[title.en]?.includes(choiceKey(option)))
    if (chosen.length === 0) return []
    return [
      {
        addOnTitle: title.en,
        options: chosen.map(({ _id, name, price }) => ({ ...(_id && { optionId: _id }), optionName: name.en, pricing: price, quantity })),
      },
    ]
  }),
})
