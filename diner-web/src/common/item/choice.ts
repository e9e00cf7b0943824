// Changes of the selected options in the item sheet.
import type { CartItem } from '@sufra/shared/cart/cart'
import { perPortion } from '@sufra/shared/cart/change-cart'
import { findGroup, findOption } from '@sufra/shared/cart/find-option'
import { maxQuantity } from '@sufra/shared/cart/limits'
import type { AddOnGroup } from '@sufra/shared/menu/menu'
import { choiceKey, chosenIn, type Choice } from './cart-line.ts'

/** The first available option. */
const firstOf = (options: AddOnGroup['options']) => {
  const first = options.find(({ isAvailable }) => isAvailable)
  return first ? { [choiceKey(first)]: 1 } : {}
}

/** The initial choice: required single choices start with their first available option. */
export const firstChoice = (groups: readonly AddOnGroup[]): Choice =>
  Object.fromEntries(groups.map(({ title, select, min, options }) => [title.en, select === 'single' && min === 1 ? firstOf(options) : {}]))

/** The choice of a line of the cart. If portions differ, as in a cart of an older release, each portion gets the nearest quantity. */
export const choiceOf = (groups: readonly AddOnGroup[], line: CartItem): Choice => {
  const choice: Choice = {}
  for (const addOn of line.addOns) {
    const group = findGroup(groups, addOn)
    if (!group) continue
    const counts = addOn.options.flatMap((option) => {
      const menuOption = findOption(group, option)
      const count = perPortion(line, option) ?? Math.max(1, Math.round(option.quantity / line.quantity))
      return menuOption && count > 0 ? [[choiceKey(menuOption), count] as const] : []
    })
    choice[group.title.en] = Object.fromEntries(counts)
  }
  return choice
}

/** Removes options from a choice that have sold out or are no longer on the menu. */
export const available = (groups: readonly AddOnGroup[], choice: Choice): Choice =>
  Object.fromEntries(
    groups.map((group) => {
      const keys = new Set(group.options.filter(({ isAvailable }) => isAvailable).map(choiceKey))
      return [group.title.en, Object.fromEntries(Object.entries(chosenIn(choice, group)).filter(([key]) => keys.has(key)))]
    }),
  )

/** Selects or deselects an option. A full multiple choice accepts no more; a single choice switches to the option. */
export const toggle = (choice: Choice, group: AddOnGroup, option: string): Choice => {
  const chosen = chosenIn(choice, group)
  const { [option]: isChosen, ...without } = chosen
  const change = (to: Choice[string]) => ({ ...choice, [group.title.en]: to })
  if (isChosen) return change(group.select === 'single' && group.min === 1 ? chosen : without)
  if (group.select === 'single') return change({ [option]: 1 })
  return Object.keys(chosen).length >= group.max ? choice : change({ ...chosen, [option]: 1 })
}

/**
 * Changes the quantity of a chosen option per portion, between 1 and the maximum of the line. An option is deselected, not decreased to 0
 * (spec §4).
 */
export const changeCount = (choice: Choice, group: AddOnGroup, option: string, by: 1 | -1): Choice => {
  const chosen = chosenIn(choice, group)
  const count = chosen[option]
  if (count === undefined) return choice
  return { ...choice, [group.title.en]: { ...chosen, [option]: Math.min(maxQuantity, Math.max(1, count + by)) } }
}

/** Returns the first group that still needs a choice. */
export const missingGroup = (groups: readonly AddOnGroup[], choice: Choice): AddOnGroup | undefined =>
  groups.find((group) => Object.keys(chosenIn(choice, group)).length < group.min)
