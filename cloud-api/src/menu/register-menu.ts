import type { FastifyInstance } from 'fastify'
import type { FileLinks } from '../file-links/file-links.ts'
import { serveMenuSheet } from '../menu-sheet/menu-sheet.handlers.ts'
import type { Platform } from '../platform.ts'
import type { WithPictures } from '../uploads/with-pictures.ts'
import { createChangeItem } from './items/change-item.ts'
import { createChangeMany } from './items/change-many.ts'
import { createChangeMenu } from './change-menu.ts'
import { serveItems } from './items/items.handlers.ts'
import { createMenuCache } from './menu-cache.ts'
import { createMenuRoom } from './menu-room.ts'
import { serveMenu } from './menu.handlers.ts'
import { createRestoreAvailability } from './restore-availability.ts'
import { createSwitchItem } from './items/switch-item.ts'
import { createUndoChange } from './undo/undo-change.ts'
import { serveMenuUndos } from './undo/undo.handlers.ts'

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
