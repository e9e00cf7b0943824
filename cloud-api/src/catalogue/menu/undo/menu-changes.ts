// The changes of a menu, and the part of them that can be undone later: only rows that no one has changed since.
import { isNameTaken } from '@sufra/shared/cuisines/cuisine-draft'
import type { LocalizedText } from '@sufra/shared/localized-text'
import type { CategoryRow, CuisineRow, SubcategoryRow } from '../../cuisines/place-rows.store.ts'
import type { ItemRow, MenuRows, PairingRow } from './menu-rows.store.ts'

type Row = { id: string; version: number; name: LocalizedText }
/** `version`: version of the row after the change. */
type RowChanges<Each> = { removed: Each[]; changed: { row: Each; version: number }[]; added: { id: string; version: number }[] }

export type MenuChanges = {
  cuisines: RowChanges<CuisineRow>
  categories: RowChanges<CategoryRow>
  subcategories: RowChanges<SubcategoryRow>
  items: RowChanges<ItemRow>
  pairings: PairingRow[]
}

const compare = <Each extends Row>(before: readonly Each[], after: readonly Each[]): RowChanges<Each> => {
  const now = new Map(after.map((row) => [row.id, row]))
  const known = new Set(before.map(({ id }) => id))
  return {
    removed: before.filter(({ id }) => !now.has(id)),
    changed: before.flatMap((row) => {
      const next = now.get(row.id)
      return next && next.version !== row.version ? [{ row, version: next.version }] : []
    }),
    added: after.filter(({ id }) => !known.has(id)).map(({ id, version }) => ({ id, version })),
  }
}

export const compareMenus = (before: MenuRows, after: MenuRows): MenuChanges => {
  const keyOf = ({ itemId, otherId }: PairingRow) => `${itemId} ${otherId}`
  const pairs = new Set(after.pairings.map(keyOf))
  return {
    cuisines: compare(before.cuisines, after.cuisines),
    categories: compare(before.categories, after.categories),
    subcategories: compare(before.subcategories, after.subcategories),
    items: compare(before.items, after.items),
    pairings: before.pairings.filter((pairing) => !pairs.has(keyOf(pairing))),
  }
}

/** Returns the row that names the change: the outermost part that it removed, or undefined for changes that did not only remove. */
export const removedPart = ({ cuisines, categories, subcategories, items }: MenuChanges): Row | undefined => {
  const levels = [cuisines, categories, subcategories, items]
  if (levels.some(({ changed, added }) => changed.length + added.length > 0)) return undefined
  return levels.flatMap(({ removed }): readonly Row[] => removed)[0]
}

/** Pictures that the menu needs again if the change is undone. */
export const picturesOf = ({ cuisines, categories, items }: MenuChanges): string[] => {
  const ofLevel = ({ removed, changed }: RowChanges<{ image: string }>) => [...removed, ...changed.map(({ row }) => row)]
  return [...new Set([cuisines, categories, items].flatMap((level) => ofLevel(level).map(({ image }) => image)))].filter(Boolean)
}

/** Rows to insert and to update, and the number of rows that stay as they are now. */
type Undoing<Each> = { insert: Each[]; update: Each[]; left: number; present: ReadonlySet<string> }

/**
 * A removed row comes back if its parent exists and its name is free; a changed row if it is unchanged since. `parents`: ids of the parents
 * that exist after their own undo.
 */
export const planUndo = <Each extends Row>(
  { removed, changed }: RowChanges<Each>,
  current: readonly Each[],
  parentOf: (row: Each) => string,
  { parents, areNamesUnique }: { parents: ReadonlySet<string>; areNamesUnique: boolean },
): Undoing<Each> => {
  const now = new Map(current.map((row) => [row.id, row]))
  const siblings = Map.groupBy(areNamesUnique ? current : [], parentOf)
  const insert = removed.filter(
    (row) => !now.has(row.id) && parents.has(parentOf(row)) && !isNameTaken(row.name.en, siblings.get(parentOf(row)) ?? []),
  )
  const update = changed.filter(({ row, version }) => now.get(row.id)?.version === version && parents.has(parentOf(row)))
  return {
    insert,
    update: update.map(({ row, version }) => ({ ...row, version: version + 1 })),
    left: removed.length + changed.length - insert.length - update.length,
    present: new Set([...now.keys(), ...insert.map(({ id }) => id)]),
  }
}

/** Returns the added rows that are unchanged since. */
export const unchangedSince = ({ added }: RowChanges<Row>, current: readonly Row[]): string[] => {
  const versions = new Map(current.map(({ id, version }) => [id, version]))
  return added.filter(({ id, version }) => versions.get(id) === version).map(({ id }) => id)
}
