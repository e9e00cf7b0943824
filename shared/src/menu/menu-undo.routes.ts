// Undoing an import of the menu, or the deletion of a part of it, within a day.
import { z } from 'zod'
import { route } from '../contract/route.ts'
import { id, localizedText, timestamp } from '../contract/wire.ts'

/** `name`: the name of the deleted part, null for an import. `items`: the number of items that were deleted, changed or added. */
export const menuUndo = z.object({ _id: id, at: timestamp, name: localizedText.nullable(), items: z.int() })
export type MenuUndo = z.output<typeof menuUndo>

export const listMenuUndos = route({
  method: 'GET',
  path: '/api/merchant/menu-undos',
  permission: 'menu.edit',
  summary: 'Imports of the menu and deletions of the last day, the newest first, which can be undone',
  reply: z.object({ success: z.literal(true), data: z.array(menuUndo) }),
  idempotency: 'safe',
})

/** `restored`: the number of restored items. `left`: the number of items that have changed since and stay unchanged. */
const undone = z.object({ restored: z.int(), left: z.int() })
export type Undone = z.output<typeof undone>

export const undoMenuChange = route({
  method: 'POST',
  path: '/api/merchant/menu-undos/:undoId',
  permission: 'menu.edit',
  summary: 'Undoes an import or a deletion, except what has changed since',
  params: z.object({ undoId: id }),
  reply: z.object({ success: z.literal(true), data: undone }),
  idempotency: 'no',
})
