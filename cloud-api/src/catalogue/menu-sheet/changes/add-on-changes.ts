import type { LocalizedText } from '@sufra/shared/localized-text'
import type { SheetChange } from '@sufra/shared/menu-sheet/menu-sheet.routes'
import type { ItemDraft } from '@sufra/shared/menu/item-draft'
import { toQar } from '@sufra/shared/money'

type AddOns = ItemDraft['addOns']
type Option = AddOns[number]['options'][number]
type Change = Pick<SheetChange, 'column' | 'before' | 'after'>

/** Lists the groups and options that were added, removed or changed. A renamed group counts as a removed and an added group. */
export const addOnChanges = (old: AddOns, next: AddOns): Change[] => [
  ...differing('Group (English)', new Map(old.map(groupEntry)), new Map(next.map(groupEntry))),
  ...differing('Option (English)', optionTexts(old), optionTexts(next)),
]

const differing = (column: Change['column'], old: ReadonlyMap<string, string>, next: ReadonlyMap<string, string>): Change[] =>
  [...new Set([...old.keys(), ...next.keys()])].flatMap((key) => {
    const [before, after] = [old.get(key) ?? '', next.get(key) ?? '']
    return before === after ? [] : [{ column, before, after }]
  })

const inBoth = ({ en, ar }: LocalizedText): string => (ar === '' ? en : `${en} / ${ar}`)

const groupEntry = ({ title, select, min, max }: AddOns[number]) =>
  [title.en.toLowerCase(), `${inBoth(title)} (${select}, ${min}–${max})`] as const

/** Returns the options by id; a new option has none. */
const optionTexts = (groups: AddOns): Map<string, string> =>
  new Map(
    groups.flatMap(({ title, options }) =>
      options.map(({ _id, name, price }: Option) => [_id ?? `${title.en} ${name.en}`, `${title.en}: ${inBoth(name)}, ${toQar(price)} QAR`]),
    ),
  )
