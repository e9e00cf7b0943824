// The add-ons of an item's rows. Columns that the sheet lacks keep the values of the item's own groups and options.
import { id } from '@sufra/shared/contract/wire'
import { maxOptions, type ItemDraftOnWire } from '@sufra/shared/menu/item-draft'
import type { ColumnHeader } from '@sufra/shared/menu-sheet/columns'
import { isSameName } from '@sufra/shared/names'
import type { Cells } from '../columns.ts'
import { readChoice, readNumber, readText, type Read } from '../read-cell.ts'
import { hasColumn, isFilled, optionRows, type SheetRow } from '../read-rows.ts'
import type { SheetProblem } from '../sheet-problem.ts'

type GroupOnWire = ItemDraftOnWire['addOns'][number]
type OptionOnWire = GroupOnWire['options'][number]
type Name = { en: string; ar?: string | undefined }

/** `known`: the item's current groups, undefined for a new item. */
export const readAddOns = (groups: readonly SheetRow[][], known: readonly GroupOnWire[] | undefined): Read<GroupOnWire>[] =>
  groups.map((group) => readGroup(group, known))

/** Reads a name in both languages. Without a column the known name stays; a new name in one language is used for both. */
const readName = (sheetRow: SheetRow, of: 'Group' | 'Option' | 'Item', known: Name | undefined): { en: string; ar: string } => {
  const [en, ar] = [`${of} (English)`, `${of} (Arabic)`] as const
  const instead = hasColumn(sheetRow, en) && !isFilled(sheetRow, ar) ? '' : (known?.en ?? readText(sheetRow, ar))
  return {
    en: isFilled(sheetRow, en) ? readText(sheetRow, en) : instead,
    ar: hasColumn(sheetRow, ar) ? readText(sheetRow, ar) : (known?.ar ?? ''),
  }
}

/** Rows with an id need no name. */
export const readItemName = (sheetRow: SheetRow, known: Name | undefined): { en: string; ar: string } => readName(sheetRow, 'Item', known)

const isNamed = (known: Name, name: Name): boolean =>
  isSameName(known.en, name.en) || (name.en === name.ar && isSameName(known.ar ?? '', name.en))

/** The first value of each group column counts. */
const readGroup = (group: SheetRow[], groups: readonly GroupOnWire[] | undefined): Read<GroupOnWire> => {
  const first = group[0] ?? { row: 0, cells: {}, columns: new Set<ColumnHeader>() }
  const rowOf = (column: ColumnHeader): SheetRow => group.find((sheetRow) => isFilled(sheetRow, column)) ?? { ...first, cells: {} }
  const cellOf = (column: ColumnHeader): Cells => ({ [column]: rowOf(column).cells[column] })
  const named = { ...first, cells: { ...cellOf('Group (English)'), ...cellOf('Group (Arabic)') } }
  const known = groups?.find(({ title }) => isNamed(title, readName(named, 'Group', undefined)))
  const title = readName(named, 'Group', known?.title)
  const everyOption = groups?.flatMap(({ options }) => options)
  const options = optionRows(group).map((sheetRow) => readOption(sheetRow, everyOption, known?.options ?? []))

  // An invalid choice must not make the maximum invalid too.
  const select = readChoice(rowOf('Group choice'), 'Group choice', ['single', 'multiple'] as const, known?.select)
  const isSingle = select.value === 'single' || (select.value === undefined && select.problems.length === 0)
  const maxChoices = Math.min(Math.max(options.length, 1), maxOptions)
  const knownMax = known?.select === select.value ? known?.max : undefined
  const min = readNumber(rowOf('Group minimum'), 'Group minimum', Math.min(known?.min ?? 0, isSingle ? 1 : maxChoices))
  const max = readNumber(rowOf('Group maximum'), 'Group maximum', isSingle ? 1 : Math.min(knownMax ?? maxChoices, maxChoices))
  return {
    value: {
      title,
      select: isSingle ? 'single' : 'multiple',
      min: min.value,
      max: max.value,
      options: options.map(({ value }) => value),
    },
    problems: [select, min, max, ...options].flatMap(({ problems }) => problems),
  }
}

/** The options of a new item are new, whatever their ids: its row may be a copy of another item's. */
const readOption = (
  sheetRow: SheetRow,
  everyOption: readonly OptionOnWire[] | undefined,
  inGroup: readonly OptionOnWire[],
): Read<OptionOnWire> => {
  const written = everyOption ? readText(sheetRow, 'Option ID').trim().toLowerCase() : ''
  const ownId = id.safeParse(written)
  const unnamed = readName(sheetRow, 'Option', undefined)
  const known = written === '' ? inGroup.find(({ name }) => isNamed(name, unnamed)) : everyOption?.find(({ _id }) => _id === written)
  const price = readNumber(sheetRow, 'Option price', hasColumn(sheetRow, 'Option price') ? 0 : (known?.price ?? 0))
  const unknown: SheetProblem[] =
    written === '' || ownId.success ? [] : [{ row: sheetRow.row, column: 'Option ID', code: 'sheet.id_unknown' }]
  return {
    value: { _id: ownId.data ?? known?._id, name: readName(sheetRow, 'Option', known?.name), price: price.value },
    problems: [...unknown, ...price.problems],
  }
}
