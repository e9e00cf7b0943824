import { closeDay, listDayCloses, readDayReport, recordDayClosePrint } from '@sufra/shared/cash/day-close.routes'
import type { FastifyInstance } from 'fastify'
import type { Connection, Db } from '../../platform/db/connect.ts'
import { serve } from '../../platform/http/serve.ts'
import { refused } from '../../platform/refusals/refused.ts'
import type { DayCloses } from './day-close.ts'
import { countPrint, readDayCloses, type DayCloseRow } from './day-closes.store.ts'
import { showDayCloses } from './shown-cash.ts'

type Deps = { connection: Pick<Connection, 'db' | 'transact'>; dayCloses: DayCloses }

const pageSize = 30

const showOne = async (db: Db, row: DayCloseRow) => {
  const [shown] = await showDayCloses(db, [row])
  if (!shown) throw new Error('a day close is not shown')
  return shown
}

export const serveDayCloses = (app: FastifyInstance, { connection, dayCloses }: Deps) => {
  const { db } = connection

  serve(app, readDayReport, async ({ session }) => ({ data: await dayCloses.report(session.restaurantId) }))

  serve(app, closeDay, async ({ session, body, storeAnswer }) => {
    const row = await dayCloses.close(session, body, async (tx, closed) => storeAnswer(tx, { data: await showOne(tx, closed) }))
    return { data: await showOne(db, row) }
  })

  serve(app, listDayCloses, async ({ query: { before }, session: { restaurantId } }) => {
    const rows = await readDayCloses(db, restaurantId, before, pageSize + 1)
    return { data: await showDayCloses(db, rows.slice(0, pageSize)), hasMore: rows.length > pageSize }
  })

  serve(app, recordDayClosePrint, async ({ params, session, storeAnswer }) => ({
    data: await connection.transact(async (tx) => {
      const prints = await countPrint(tx, session.restaurantId, params.number)
      if (prints === undefined) throw refused('cash.day_close_not_found')
      const data = { isReprint: prints > 1 }
      await storeAnswer(tx, { data })
      return data
    }),
  }))
}
