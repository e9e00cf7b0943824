// Imports a sheet in one transaction, all or nothing.
import type { SheetOutcome } from '@sufra/shared/menu-sheet/menu-sheet.routes'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { nextPosition, readCuisines } from '../cuisines/cuisines.store.ts'
import { categories, cuisines, subcategories } from '../cuisines/cuisines.table.ts'
import type { Db } from '../db/connect.ts'
import { refused } from '../refusals/refused.ts'
import { nothing, type ChangeMenu } from '../menu/change-menu.ts'
import { readItems } from '../menu/menu.store.ts'
import { addOnGroups, addOnOptions, menuItems } from '../menu/menu.table.ts'
import { addOnRows, columnsOf } from '../menu/write-item.ts'
import { readOwnPictures } from '../uploads/used-pictures.ts'
import type { WithPictures } from '../uploads/with-pictures.ts'
import type { Row } from './columns.ts'
import { menuOfSheet } from './menu-of-sheet.ts'
import { countPlaces, planImport, type ImportPlan, type PlacePlan, type PlannedItem } from './plan-import.ts'
import { readSheet } from './file/read-sheet.ts'
import type { SheetProblem } from './sheet-problem.ts'

type Deps = { db: Db; changeMenu: ChangeMenu; withPictures: WithPictures }

const rowsAtOnce = 500

const inChunks = async <Each>(rows: readonly Each[], write: (some: Each[]) => Promise<unknown>) => {
  for (let from = 0; from < rows.length; from += rowsAtOnce) await write(rows.slice(from, from + rowsAtOnce))
}

const plan = async (db: Db, restaurantId: string, rows: readonly Row[]): Promise<ImportPlan | { problems: SheetProblem[] }> => {
  const [known, items] = [await readCuisines(db, restaurantId), await readItems(db, restaurantId)]
  const read = menuOfSheet(rows, { itemIds: new Set(items.map(({ _id }) => _id)), pictures: await readOwnPictures(db, restaurantId) })
  return 'problems' in read ? read : planImport(known, items, read.items, uuidv7)
}

/** New rows of a restaurant, positioned after the last one. */
const atTheEnd = async <Each>(tx: Db, table: Parameters<typeof nextPosition>[1], restaurantId: string, rows: readonly Each[]) => {
  const first = await nextPosition(tx, table, restaurantId)
  return rows.map((row, index) => ({ ...row, restaurantId, position: first + index }))
}

const writePlaces = async (tx: Db, restaurantId: string, places: PlacePlan) => {
  const newCuisines = await atTheEnd(tx, cuisines, restaurantId, places.cuisines.added)
  await inChunks(newCuisines, (some) => tx.insert(cuisines).values(some))
  const newCategories = await atTheEnd(tx, categories, restaurantId, places.categories.added)
  await inChunks(newCategories, (some) => tx.insert(categories).values(some))
  const newSubcategories = await atTheEnd(tx, subcategories, restaurantId, places.subcategories.added)
  await inChunks(newSubcategories, (some) => tx.insert(subcategories).values(some))
  for (const [table, { changed }] of [
    [cuisines, places.cuisines],
    [categories, places.categories],
    [subcategories, places.subcategories],
  ] as const)
    for (const { id, ...columns } of changed)
      await tx
        .update(table)
        .set({ ...columns, version: sql`${table.version} + 1` })
        .where(and(eq(table.restaurantId, restaurantId), eq(table.id, id)))
}

const writeAddOns = async (tx: Db, restaurantId: string, items: readonly PlannedItem[]) => {
  const known = items.filter(({ before }) => before !== undefined).map(({ itemId }) => itemId)
  await inChunks(known, (some) =>
    tx.delete(addOnGroups).where(and(eq(addOnGroups.restaurantId, restaurantId), inArray(addOnGroups.itemId, some))),
  )
  const rows = items.map(({ itemId, draft, before }) => addOnRows(restaurantId, itemId, draft.addOns, before))
  await inChunks(
    rows.flatMap(({ groups }) => groups),
    (some) => tx.insert(addOnGroups).values(some),
  )
  await inChunks(
    rows.flatMap(({ options }) => options),
    (some) => tx.insert(addOnOptions).values(some),
  )
}

const updateItem = (tx: Db, restaurantId: string, { itemId, draft, place, image, before }: PlannedItem) =>
  tx
    .update(menuItems)
    .set({
      ...columnsOf(draft, place, image),
      version: sql`${menuItems.version} + 1`,
      ...(draft.isAvailable !== before?.isAvailable && {
        isAvailable: draft.isAvailable,
        backAt: null,
        portionsLeft: null,
        availabilityVersion: sql`${menuItems.availabilityVersion} + 1`,
      }),
    })
    .where(and(eq(menuItems.restaurantId, restaurantId), eq(menuItems.id, itemId)))

const write = async (tx: Db, restaurantId: string, { places, added, changed }: ImportPlan) => {
  await writePlaces(tx, restaurantId, places)
  const rows = added.map(({ itemId, draft, place, image }) => ({
    id: itemId,
    isAvailable: draft.isAvailable,
    ...columnsOf(draft, place, image),
  }))
  await inChunks(await atTheEnd(tx, menuItems, restaurantId, rows), (some) => tx.insert(menuItems).values(some))
  for (const item of changed) await updateItem(tx, restaurantId, item)
  await writeAddOns(tx, restaurantId, [...added, ...changed])
}

const outcomeOf = (planned: ImportPlan | { problems: SheetProblem[] }, isApplied: boolean): SheetOutcome => {
  if ('problems' in planned) return { problems: planned.problems, added: 0, changed: 0, unchanged: 0, places: 0, isApplied: false }
  const { added, changed, unchanged, places } = planned
  return { problems: [], added: added.length, changed: changed.length, unchanged, places: countPlaces(places), isApplied }
}

/** A dry run only returns the changes. Refuses `upload.sheet` for an invalid file. */
export const createImportMenu =
  ({ db, changeMenu, withPictures }: Deps) =>
  async (restaurantId: string, bytes: Buffer | undefined, isTrial: boolean): Promise<SheetOutcome> => {
    const rows = bytes && (await readSheet(bytes))
    if (!rows) throw refused('upload.sheet')
    const planned = await plan(db, restaurantId, rows)
    if (isTrial || 'problems' in planned) return outcomeOf(planned, false)
    return withPictures([], async () => {
      let done: ImportPlan | { problems: SheetProblem[] } = planned
      await changeMenu(restaurantId, async (tx) => {
        // Planned again under the lock, because the menu may have changed since the dry run.
        done = await plan(tx, restaurantId, rows)
        if ('problems' in done || done.added.length + done.changed.length + countPlaces(done.places) === 0) return nothing
        await write(tx, restaurantId, done)
        return undefined
      })
      return { answer: outcomeOf(done, true), replaced: 'problems' in done ? [] : replacedBy(done) }
    })
  }

const replacedBy = ({ changed }: ImportPlan) => changed.flatMap(({ before }) => before?.image ?? [])
