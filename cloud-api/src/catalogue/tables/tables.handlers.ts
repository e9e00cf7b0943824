import { addTables, deleteTables, openTableLink, recordPrints, replaceCodes, setZone, updateTable } from '@sufra/shared/tables/table.routes'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refused } from '../../platform/refusals/refused.ts'
import { serve } from '../../platform/http/serve.ts'
import type { OpenTableLink } from './open-table-link.ts'
import type { Tables } from './tables.ts'

type Deps = {
  openLink: OpenTableLink
  tables: Tables
  baseUrl: (request: FastifyRequest) => string
}

export const serveTables = (app: FastifyInstance, { openLink, tables, baseUrl }: Deps) => {
  const { list, edit, codes } = tables

  serve(app, openTableLink, async ({ params: { restaurantId, token } }) => {
    const table = await openLink(restaurantId, token)
    if (!table) throw refused('table.link_invalid')
    return { data: table }
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
