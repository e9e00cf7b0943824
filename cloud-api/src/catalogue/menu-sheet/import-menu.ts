// Imports a sheet in one transaction, all or nothing.
import type { Cuisine } from '@sufra/shared/cuisines/cuisine'
import type { SheetColumn, SheetOutcome } from '@sufra/shared/menu-sheet/menu-sheet.routes'
import { v7 as uuidv7 } from 'uuid'
import { insertCategories, updateCategory } from '../cuisines/categories.store.ts'
import { insertCuisines, readCuisines, updateCuisine } from '../cuisines/cuisines.store.ts'
import { insertSubcategories, updateSubcategory } from '../cuisines/subcategories.store.ts'
import type { Db } from '../../platform/db/connect.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { nothing, type ChangeMenu } from '../menu/change-menu.ts'
import { addOnRows, columnsOf } from '../menu/items/item-rows.ts'
import { insertItems, replaceAddOns, updateItem } from '../menu/items/items.store.ts'
import { readItems } from '../menu/menu.store.ts'
import { readOwnPictures } from '../menu/menu-pictures.ts'
import type { WithPictures } from '../../platform/files/uploads/with-pictures.ts'
import { listChanges } from './changes/list-changes.ts'
import type { Row } from './columns.ts'
import type { ChosenColumns } from './headers/read-headers.ts'
import { menuOfSheet } from './menu-of-sheet.ts'
import { countPlaces, planImport, type ImportPlan, type PlacePlan, type PlannedItem } from './plan-import.ts'
import { readSheet } from './file/read-sheet.ts'
import type { SheetProblem } from './sheet-problem.ts'

type Deps = { db: Db; changeMenu: ChangeMenu; withPictures: WithPictures }

type Planned = (ImportPlan | { problems: SheetProblem[] }) & { cuisines: readonly Cuisine[]; shown: SheetColumn[] }

const plan = async (db: Db, restaurantId: string, rows: readonly Row[], chosen: ChosenColumns | undefined): Promise<Planned> => {
  const [cuisines, items] = [await readCuisines(db, restaurantId), await readItems(db, restaurantId)]
  const read = menuOfSheet(rows, { cuisines, items, pictures: await readOwnPictures(db, restaurantId) }, chosen)
  const { shown } = read
  return { cuisines, shown, ...('problems' in read ? read : planImport(cuisines, items, read.items, uuidv7)) }
}

const writePlaces = async (tx: Db, restaurantId: string, { cuisines, categories, subcategories }: PlacePlan) => {
  await insertCuisines(tx, restaurantId, cuisines.added)
  await insertCategories(tx, restaurantId, categories.added)
  await insertSubcategories(tx, restaurantId, subcategories.added)
  for (const each of cuisines.changed) await updateCuisine(tx, restaurantId, each)
  for (const each of categories.changed) await updateCategory(tx, restaurantId, each)
  for (const each of subcategories.changed) await updateSubcategory(tx, restaurantId, each)
}

const writeItems = async (tx: Db, restaurantId: string, added: readonly PlannedItem[], changed: readonly PlannedItem[]) => {
  const rows = added.map(({ itemId, draft, place, image }) => ({ id: itemId, ...columnsOf(draft, place, image) }))
  await insertItems(tx, restaurantId, rows)
  for (const { itemId, draft, place, image, before } of changed)
    await updateItem(tx, restaurantId, itemId, columnsOf(draft, place, image), before?.isAvailable ?? !draft.isAvailable)
  const addOns = [...added, ...changed].map(({ itemId, draft, before }) => addOnRows(restaurantId, itemId, draft.addOns, before))
  const itemIds = changed.map(({ itemId }) => itemId)
  await replaceAddOns(tx, restaurantId, itemIds, {
    groups: addOns.flatMap(({ groups }) => groups),
    options: addOns.flatMap(({ options }) => options),
  })
}

const write = async (tx: Db, restaurantId: string, { places, added, changed }: ImportPlan) => {
  await writePlaces(tx, restaurantId, places)
  await writeItems(tx, restaurantId, added, changed)
}

const noWarnings = { allergens: 0, options: 0, backOnSale: 0, emptied: 0 }
const noChange = { added: 0, changed: 0, unchanged: 0, places: 0, changes: [], warnings: noWarnings, isApplied: false }

const outcomeOf = (planned: Planned, isApplied: boolean): SheetOutcome => {
  const { shown } = planned
  if ('problems' in planned) return { ...noChange, problems: planned.problems, columns: shown }
  const { added, changed, unchanged, places, cuisines } = planned
  const counts = { added: added.length, changed: changed.length, unchanged, places: countPlaces(places) }
  return { problems: [], ...counts, ...listChanges(planned, cuisines), columns: shown, isApplied }
}

type Choice = { isTrial: boolean; columns?: ChosenColumns | undefined }

/** A dry run only returns the changes. Refuses `upload.sheet` for an invalid file. */
export const createImportMenu =
  ({ db, changeMenu, withPictures }: Deps) =>
  async (restaurantId: string, bytes: Buffer | undefined, { isTrial, columns }: Choice): Promise<SheetOutcome> => {
    const rows = bytes && (await readSheet(bytes))
    if (!rows) throw refused('upload.sheet')
    const planned = await plan(db, restaurantId, rows, columns)
    if (isTrial || 'problems' in planned) return outcomeOf(planned, false)
    return withPictures([], async () => {
      let done: Planned = planned
      const apply = async (tx: Db) => {
        // The plan is made again under the lock, because the menu may have changed since the dry run.
        done = await plan(tx, restaurantId, rows, columns)
        if ('problems' in done || done.added.length + done.changed.length + countPlaces(done.places) === 0) return nothing
        await write(tx, restaurantId, done)
        return undefined
      }
      await changeMenu(restaurantId, apply, { isUndoable: true })
      return { answer: outcomeOf(done, true), replaced: 'problems' in done ? [] : replacedBy(done) }
    })
  }

const replacedBy = ({ changed }: ImportPlan) => changed.flatMap(({ before }) => before?.image ?? [])
