// Undoes an import or a deletion within a day.
import type { Undone } from '@sufra/shared/menu/menu-undo.routes'
import { deleteEmptyPlaces, insertPlaceRows, updatePlaceRows } from '../../cuisines/place-rows.store.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { refused } from '../../../platform/refusals/refused.ts'
import type { ChangeMenu } from '../change-menu.ts'
import { planUndo, unchangedSince, type MenuChanges } from './menu-changes.ts'
import { deleteItemRows, insertItemRows, insertPairingRows, readMenuRows, updateItemRows, type ItemRow } from './menu-rows.store.ts'
import { deleteUndosUntil, readUndos, takeUndo } from './menu-undos.store.ts'

const day = 24 * 3_600_000

type Deps = { db: Db; changeMenu: ChangeMenu; now: () => Date }

export const createUndoChange = ({ db, changeMenu, now }: Deps) => {
  const dayAgo = () => new Date(now().getTime() - day)
  return {
    list: (restaurantId: string) => readUndos(db, restaurantId, dayAgo()),

    /** Undoes a change; rows that were changed since stay unchanged. Refuses `menu.undo_not_found`. */
    undo: async (restaurantId: string, undoId: string): Promise<Undone> => {
      let undone: Undone = { restored: 0, left: 0 }
      await changeMenu(restaurantId, async (tx) => {
        const changes = await takeUndo(tx, restaurantId, undoId, dayAgo())
        if (!changes) throw refused('menu.undo_not_found')
        undone = await revert(tx, restaurantId, changes)
      })
      return undone
    },

    /** Called by a job. */
    deleteOld: () => deleteUndosUntil(db, dayAgo()),
  }
}
export type UndoChange = ReturnType<typeof createUndoChange>

const root = ''

const revert = async (tx: Db, restaurantId: string, changes: MenuChanges): Promise<Undone> => {
  const now = await readMenuRows(tx, restaurantId)
  const unique = { areNamesUnique: true }
  const cuisines = planUndo(changes.cuisines, now.cuisines, () => root, { parents: new Set([root]), ...unique })
  const categories = planUndo(changes.categories, now.categories, (row) => row.cuisineId, { parents: cuisines.present, ...unique })
  const subcategories = planUndo(changes.subcategories, now.subcategories, (row) => row.categoryId, {
    parents: categories.present,
    ...unique,
  })
  const items = planUndo(changes.items, now.items, (row) => row.subcategoryId, {
    parents: subcategories.present,
    areNamesUnique: false,
  })
  await insertPlaceRows(tx, { cuisines: cuisines.insert, categories: categories.insert, subcategories: subcategories.insert })
  await updatePlaceRows(tx, restaurantId, {
    cuisines: cuisines.update,
    categories: categories.update,
    subcategories: subcategories.update,
  })
  await insertItemRows(tx, items.insert.map(withDates))
  await updateItemRows(tx, restaurantId, items.update.map(withDates), new Map(now.items.map((item) => [item.id, item])))
  await insertPairingRows(
    tx,
    changes.pairings.filter(({ itemId, otherId }) => items.present.has(itemId) && items.present.has(otherId)),
  )

  const added = unchangedSince(changes.items, now.items)
  await deleteItemRows(tx, restaurantId, added)
  await deleteEmptyPlaces(
    tx,
    restaurantId,
    {
      cuisines: unchangedSince(changes.cuisines, now.cuisines),
      categories: unchangedSince(changes.categories, now.categories),
      subcategories: unchangedSince(changes.subcategories, now.subcategories),
    },
    new Set((await readMenuRows(tx, restaurantId)).items.map(({ subcategoryId }) => subcategoryId)),
  )
  const left = [cuisines, categories, subcategories, items].reduce((sum, level) => sum + level.left, 0)
  return {
    restored: items.insert.length + items.update.length + added.length,
    left: left + changes.items.added.length - added.length,
  }
}

type Switched = { backAt: Date | null }

/** Returns the row with its time as a Date, since changes are stored as JSON. */
const withDate = <Each extends Switched>(row: Each): Each => ({ ...row, backAt: row.backAt && new Date(row.backAt) })
const withDates = (item: ItemRow): ItemRow => ({
  ...withDate(item),
  groups: item.groups.map((group) => ({ ...group, options: group.options.map(withDate) })),
})
