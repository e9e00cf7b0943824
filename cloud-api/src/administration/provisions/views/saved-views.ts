import { isSameName } from '@sufra/shared/names'
import { maxSavedViews, type SavedView } from '@sufra/shared/provisions/saved-view.routes'
import { lockUser } from '../../../people/accounts/users.store.ts'
import type { Connection } from '../../../platform/db/connect.ts'
import { refused } from '../../../platform/refusals/refused.ts'
import { deleteView, putView, readViews } from './saved-views.store.ts'

/** Reads and changes the saved views of administrators, each of whom has their own. */
export const createSavedViews = ({ db, transact }: Pick<Connection, 'db' | 'transact'>) => ({
  list: async (administratorId: string): Promise<SavedView[]> =>
    (await readViews(db, administratorId)).toSorted((one, other) => one.name.localeCompare(other.name)),

  /** Refuses `view.name_taken` and `view.too_many`. */
  save: (administratorId: string, view: SavedView): Promise<void> =>
    transact(async (tx) => {
      await lockUser(tx, administratorId)
      const views = await readViews(tx, administratorId)
      const others = views.filter(({ id }) => id !== view.id)
      if (others.some(({ name }) => isSameName(name, view.name))) throw refused('view.name_taken')
      if (others.length >= maxSavedViews) throw refused('view.too_many')
      await putView(tx, administratorId, view)
    }),

  /** Refuses `view.not_found`, also for a view of another administrator. */
  remove: async (administratorId: string, viewId: string): Promise<void> => {
    if (!(await deleteView(db, administratorId, viewId))) throw refused('view.not_found')
  },
})
