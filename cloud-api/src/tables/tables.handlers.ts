import { addTables, deleteTables, openTableLink, recordPrints, replaceCodes, setZone, updateTable } from '@sufra/shared/tables/table.routes'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '../db/connect.ts'
import { refused } from '../refusals/refused.ts'
import { serve } from '../http/serve.ts'
import { readTableToken } from './table-token.ts'
import { readTable } from './tables.store.ts'
import type { Tables } from './tables.ts'

type Deps = {
  db: Db
  secret: Uint8Array
  tables: Tables
  baseUrl: (request: FastifyRequest) => string
}

export const serveTables = (app: FastifyInstance, { db, secret, tables, baseUrl }: Deps) => {
  const { list, edit, codes } = tables

  serve(app, openTableLink, async ({ params: { restaurantId, token } }) => {
    const decoded = readTableToken(secret, token)
    const table = decoded && (await readTable(db, restaurantId, decoded.tableId))
    if (!table || table.epoch !== decoded.epoch) throw refused('table.link_invalid')
    return { data: { restaurantId, tableId: table.id, tableNumber: table.number } }
  })

  type Call = { session: { restaurantId: string }; request: FastifyRequest }
  /** Every change returns all tables after the change. */
  const answer = async ({ session, request }: Call) => ({ data: await list(session.restaurantId, baseUrl(request)) })

  serve(app, addTables, async (call) => {
    await edit.add(call.session.restaurantId, call.body)
    return answer(call)
  })

  serve(app, updateTable, async (call) => {
    await edit.update(call.session.restaurantId, call.params.tableId, call.body)
    return answer(call)
  })

  serve(app, setZone, async (call) => {
    await edit.setZone(call.session.restaurantId, call.body.tableIds, call.body.zone)
    return answer(call)
  })

  serve(app, deleteTables, async (call) => {
    await edit.delete(call.session.restaurantId, call.body.tableIds)
    return answer(call)
  })

  serve(app, replaceCodes, async (call) => {
    await codes.replace(call.session.restaurantId, call.body.tableIds)
    return answer(call)
  })

  serve(app, recordPrints, async (call) => {
    await codes.recordPrints(call.session.restaurantId, { ...call.body, userId: call.session.userId })
    return answer(call)
  })
}
