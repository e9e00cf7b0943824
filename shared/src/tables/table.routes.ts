import { z } from 'zod'
import { route } from '../contract/route.ts'
import { id, wholeNumber } from '../contract/wire.ts'
import { diningTable, printMethods } from './table.ts'
import { maxTables, newTables, tableDraft, zone } from './table-draft.ts'

/** All tables of the restaurant by number, in their state after the call. */
const allTables = z.object({ success: z.literal(true), data: z.array(diningTable) })
const tableIds = z.array(id).min(1).max(maxTables)

export const openTableLink = route({
  method: 'GET',
  path: '/api/tables/link/:restaurantId/:token',
  permission: 'public',
  summary: "Checks the signed token of a table's QR code and returns its table",
  params: z.object({ restaurantId: id, token: z.string().max(100) }),
  reply: z.object({ success: z.literal(true), data: z.object({ restaurantId: id, tableId: id, tableNumber: z.int() }) }),
  idempotency: 'safe',
})

export const listTables = route({
  method: 'GET',
  path: '/api/merchant/tables',
  permission: 'tables.read',
  summary: "The restaurant's tables by number, each with the link of its QR code",
  reply: allTables,
  idempotency: 'safe',
  offline: 'cache',
})

export const addTables = route({
  method: 'POST',
  path: '/api/merchant/tables',
  permission: 'tables.edit',
  summary: 'Creates a table, or with `to` one for each number of a range (at most 100). All or none: a number that is taken is refused',
  body: newTables,
  reply: allTables,
  idempotency: 'no',
})

export const updateTable = route({
  method: 'PUT',
  path: '/api/merchant/tables/:tableId',
  permission: 'tables.edit',
  summary: "Changes a table's number, zone and seats; its code stays valid. Refused when the table has changed since `version`",
  params: z.object({ tableId: id }),
  body: tableDraft.extend({ version: wholeNumber }),
  reply: allTables,
  idempotency: 'no',
})

export const setZone = route({
  method: 'PUT',
  path: '/api/merchant/tables/zone',
  permission: 'tables.edit',
  summary: 'Moves tables to a zone. All or none',
  body: z.object({ tableIds, zone }),
  reply: allTables,
  idempotency: 'no',
})

export const deleteTables = route({
  method: 'POST',
  path: '/api/merchant/tables/delete',
  permission: 'tables.edit',
  summary: 'Deletes tables: their codes stop working and their numbers are free again. Orders still show the table. All or none',
  body: z.object({ tableIds }),
  reply: allTables,
  idempotency: 'no',
})

export const replaceCodes = route({
  method: 'POST',
  path: '/api/merchant/tables/replace-codes',
  permission: 'tables.edit',
  summary: 'Gives tables new codes: all prints until now stop working. All or none',
  body: z.object({ tableIds }),
  reply: allTables,
  idempotency: 'no',
})

export const recordPrints = route({
  method: 'POST',
  path: '/api/merchant/tables/prints',
  permission: 'tables.edit',
  summary: 'Records that codes were printed, by whom and when. `codeVersion` is the one that was printed',
  body: z.object({
    method: z.enum(printMethods),
    codes: z
      .array(z.object({ tableId: id, codeVersion: wholeNumber.min(1) }))
      .min(1)
      .max(maxTables),
  }),
  reply: allTables,
  idempotency: 'no',
})
