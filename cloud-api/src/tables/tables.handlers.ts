import { openTableLink } from '@sufra/shared/tables/table.routes'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import { refused } from '../http/refused.ts'
import { serve } from '../http/serve.ts'
import { readTableToken } from './table-token.ts'
import { readTable } from './tables.store.ts'

export const serveTables = (app: FastifyInstance, db: Db, secret: Uint8Array) => {
  serve(app, openTableLink, async ({ params: { restaurantId, token } }) => {
    const said = readTableToken(secret, token)
    const table = said && (await readTable(db, restaurantId, said.tableId))
    if (!table || table.epoch !== said.epoch) throw refused('table.link_invalid')
    return { data: { restaurantId, tableId: table.id, tableNumber: table.number } }
  })
}
