// Lists every change of an import, cell by cell, and counts the changes that may harm guests or the owner.
import type { Cuisine } from '@sufra/shared/cuisines/cuisine'
import type { LocalizedText } from '@sufra/shared/localized-text'
import type { ColumnHeader } from '@sufra/shared/menu-sheet/columns'
import type { SheetChange, SheetWarnings } from '@sufra/shared/menu-sheet/menu-sheet.routes'
import { toDraft } from '../matching/item-on-wire.ts'
import type { ImportPlan, PlacePlan, PlannedItem } from '../plan-import.ts'
import { itemCells } from '../sheet-of-menu.ts'
import type { Cells } from '../columns.ts'
import { addOnChanges } from './add-on-changes.ts'

/** Maximum number of listed changes: a whole menu of 500 items with ten changes each. */
const maxListed = 5_000

type CellChange = Pick<SheetChange, 'column' | 'before' | 'after'>

export const listChanges = (plan: ImportPlan, cuisines: readonly Cuisine[]): { changes: SheetChange[]; warnings: SheetWarnings } => {
  const namesOf = placeNames(plan.places, cuisines)
  const perItem = plan.changed.map((planned) => itemChanges(planned, namesOf))
  const changes = [...placeChanges(plan.places), ...perItem.flat(), ...plan.added.map((planned) => addedItem(planned))]
  return { changes: changes.slice(0, maxListed), warnings: countWarnings(perItem) }
}

const addedItem = ({ row, draft }: PlannedItem): SheetChange => ({
  row,
  name: draft.name,
  column: 'Selling price',
  before: '',
  after: String(itemCells({ ...draft, _id: '', image: '' })['Selling price'] ?? ''),
  isNew: true,
})

const itemChanges = ({ row, draft, place, image, before }: PlannedItem, namesOf: PlaceNamesOf): SheetChange[] => {
  if (!before) return []
  const old = { ...itemCells({ ...toDraft(before), _id: before._id, image: before.image }), ...namesOf(before) }
  const next = { ...itemCells({ ...draft, _id: before._id, image }), ...namesOf(place) }
  const changes = [...cellChanges(old, next), ...addOnChanges(before.addOns, draft.addOns)]
  return changes.map((change) => ({ row, name: before.name, isNew: false, ...change }))
}

const cellChanges = (old: Cells, next: Cells): CellChange[] =>
  // The keys of the same object.
  (Object.keys(next) as ColumnHeader[]).flatMap((column) => {
    const [before, after] = [String(old[column] ?? ''), String(next[column] ?? '')]
    return before === after ? [] : [{ column, before, after }]
  })

type Place = { cuisineId: string; categoryId: string; subcategoryId: string }
type PlaceNamesOf = (place: Place) => Cells

const placeNames = ({ cuisines, categories, subcategories }: PlacePlan, known: readonly Cuisine[]): PlaceNamesOf => {
  const ofKnown = known.flatMap((cuisine) => [cuisine, ...cuisine.categories.flatMap((category) => [category, ...category.subcategories])])
  const added = [...cuisines.added, ...categories.added, ...subcategories.added]
  const names = new Map([
    ...ofKnown.map(({ _id, name }) => [_id, name.en] as const),
    ...added.map(({ id, name }) => [id, name.en] as const),
  ])
  return ({ cuisineId, categoryId, subcategoryId }) => ({
    'Cuisine (English)': names.get(cuisineId) ?? '',
    'Category (English)': names.get(categoryId) ?? '',
    'Subcategory (English)': names.get(subcategoryId) ?? '',
  })
}

const placeChanges = ({ cuisines, categories, subcategories }: PlacePlan): SheetChange[] => {
  const ofLevel = (
    level: 'Cuisine' | 'Category' | 'Subcategory',
    { added, changed }: { added: Named[]; changed: (Named & { before: Omit<Named, 'id'> })[] },
  ) => [
    ...added.map(({ name }) => ({ ...placeOf(name), column: `${level} (English)` as const, before: '', after: name.en, isNew: true })),
    ...changed.flatMap(({ before, ...after }) =>
      cellChanges(cellsOf(level, before), cellsOf(level, after)).map((change) => ({ ...placeOf(before.name), ...change, isNew: false })),
    ),
  ]
  return [...ofLevel('Cuisine', cuisines), ...ofLevel('Category', categories), ...ofLevel('Subcategory', subcategories)]
}

type Named = { id: string; name: LocalizedText; image?: string; isActive?: boolean }

const placeOf = (name: LocalizedText) => ({ row: null, name })

const cellsOf = (level: 'Cuisine' | 'Category' | 'Subcategory', { name, image, isActive }: Omit<Named, 'id'>): Cells => ({
  [`${level} (English)`]: name.en,
  [`${level} (Arabic)`]: name.ar,
  ...(image !== undefined && { [`${level} picture`]: image }),
  ...(isActive !== undefined && { 'Subcategory available': isActive ? 'yes' : 'no' }),
})

/** Counts items that lose an allergen, removed options, items back on sale, and other cells that are emptied. */
const countWarnings = (perItem: readonly SheetChange[][]): SheetWarnings => {
  const all = perItem.flat()
  const losesMark = ({ before, after }: SheetChange) => before.split(', ').some((mark) => mark !== '' && !after.split(', ').includes(mark))
  const count = (is: (change: SheetChange) => boolean) => all.filter(is).length
  return {
    allergens: count((change) => change.column === 'Allergens' && losesMark(change)),
    options: count(({ column, after }) => column === 'Option (English)' && after === ''),
    backOnSale: count(({ column, after }) => column === 'Available' && after === 'yes'),
    emptied: count(({ column, after }) => after === '' && column !== 'Allergens' && column !== 'Option (English)'),
  }
}
