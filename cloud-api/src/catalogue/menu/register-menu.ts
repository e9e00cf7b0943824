import { listMenuUndos, undoMenuChange } from '@sufra/shared/menu/menu-undo.routes'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../platform/db/connect.ts'
import type { FileLinks } from '../../platform/files/file-links/file-links.ts'
import { serve } from '../../platform/http/serve.ts'
import { serveMenuSheet } from '../menu-sheet/menu-sheet.handlers.ts'
import type { Platform } from '../../platform/platform.ts'
import type { WithPictures } from '../../platform/files/uploads/with-pictures.ts'
import { readRestaurantsDue, restoreDue } from './availability.store.ts'
import { createChangeItem } from './items/change-item.ts'
import { createChangeMany } from './items/change-many.ts'
import { createChangeMenu, nothing, type ChangeMenu } from './change-menu.ts'
import { serveItems } from './items/items.handlers.ts'
import { createMenuCache } from './menu-cache.ts'
import { createMenuRoom } from './menu-room.ts'
import { serveMenu } from './menu.handlers.ts'
import { createSwitchItem } from './items/switch-item.ts'
import { createUndoChange, type UndoChange } from './undo/undo-change.ts'

/** Creates the cache of the menus that diners read, and the only way to change a menu. */
export const createMenus = ({ connection, notifyFeed, now }: Platform) => {
  const menus = createMenuCache(connection.db, () => now().getTime())
  /** Called after the commit of a change that diners or counters see. */
  const menuChanged = (restaurantId: string) => {
    menus.forget(restaurantId)
    notifyFeed(restaurantId)
  }
  return { menus, menuChanged, changeMenu: createChangeMenu({ connection, onChange: menuChanged, now }) }
}
export type Menus = ReturnType<typeof createMenus>

type Deps = Menus & { withPictures: WithPictures; fileLinks: FileLinks }

/** Registers the menu that diners read, its items, availability and the spreadsheet. */
export const registerMenu = (app: FastifyInstance, platform: Platform, { menus, changeMenu, withPictures, fileLinks }: Deps) => {
  const { connection, jobs, roomTypes, now } = platform
  serveMenu(app, menus)
  serveItems(app, {
    changeItem: createChangeItem({ changeMenu, withPictures }),
    changeMany: createChangeMany(changeMenu),
    switches: createSwitchItem({ changeMenu, now }),
  })
  const undoChange = createUndoChange({ db: connection.db, changeMenu, now })
  serveMenuUndos(app, undoChange)
  serveMenuSheet(app, { db: connection.db, changeMenu, withPictures, fileLinks })
  roomTypes.add(createMenuRoom(connection.query))
  jobs.add({ name: 'delete-menu-undos', everySeconds: 3_600, run: undoChange.deleteOld })
  jobs.add({ name: 'restore-availability', everySeconds: 1, run: createRestoreAvailability({ db: connection.db, changeMenu, now }) })
}

/** Switches on every item and option that was switched off for a time and is due. */
const createRestoreAvailability =
  ({ db, changeMenu, now }: { db: Db; changeMenu: ChangeMenu; now: () => Date }) =>
  async (): Promise<void> => {
    const time = now()
    for (const restaurantId of await readRestaurantsDue(db, time))
      await changeMenu(restaurantId, async (tx) => ((await restoreDue(tx, restaurantId, time)) ? undefined : nothing))
  }

const serveMenuUndos = (app: FastifyInstance, { list, undo }: UndoChange) => {
  serve(app, listMenuUndos, async ({ session: { restaurantId } }) => ({
    data: (await list(restaurantId)).map(({ id, at, ...rest }) => ({ _id: id, at: at.toISOString(), ...rest })),
  }))

  serve(app, undoMenuChange, async ({ params, session: { restaurantId } }) => ({ data: await undo(restaurantId, params.undoId) }))
}
