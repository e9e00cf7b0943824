// The menu's option for an option in a cart or an order. It is matched by id, or by English name when one side has no id: a cart or an
// order stored by an older release, or the menu of an older server.
import type { LocalizedText } from '../localized-text.ts'

type MenuOption = { _id?: string | undefined; name: LocalizedText }
type MenuGroup<O extends MenuOption> = { title: LocalizedText; options: readonly O[] }
type Chosen = { optionId?: string | undefined; optionName: string }
type ChosenGroup = { addOnTitle: string; options: readonly Chosen[] }

const isOption = ({ optionId, optionName }: Chosen, { _id, name }: MenuOption): boolean =>
  optionId !== undefined && _id !== undefined ? optionId === _id : optionName === name.en

/** Returns undefined when the group no longer has the option. */
export const findOption = <O extends MenuOption>({ options }: { options: readonly O[] }, chosen: Chosen): O | undefined =>
  options.find((option) => isOption(chosen, option))

/** The group that contains a chosen option, so that a renamed group is found; otherwise the group with the title. */
export const findGroup = <G extends MenuGroup<MenuOption>>(groups: readonly G[], { addOnTitle, options }: ChosenGroup): G | undefined => {
  const ids = new Set(options.flatMap(({ optionId }) => optionId ?? []))
  return (
    groups.find((group) => group.options.some(({ _id }) => _id !== undefined && ids.has(_id))) ??
    groups.find(({ title }) => title.en === addOnTitle)
  )
}

type CartOptionOf = Chosen & { addOnTitle: string }

/** Identifies an option within a line of a cart. */
export const optionKey = ({ addOnTitle, optionId, optionName }: CartOptionOf): string => optionId ?? `${addOnTitle}/${optionName}`

/** Whether two options in carts are the same option of an item. */
export const isSameOption = (one: CartOptionOf, other: CartOptionOf): boolean =>
  one.optionId !== undefined && other.optionId !== undefined
    ? one.optionId === other.optionId
    : one.addOnTitle === other.addOnTitle && one.optionName === other.optionName
