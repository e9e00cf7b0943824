import {
  dismissBillRequest,
  endSitting,
  joinBill,
  listOpenBills,
  payShare as payShareRoute,
  readBill,
  readTableBill,
  requestBill,
  resolveShare as resolveShareRoute,
  takeCashForTable,
  takeCashShare,
  withdrawShare as withdrawShareRoute,
} from '@sufra/shared/table-bill/table-bill.routes'
import { changeFor } from '@sufra/shared/cash/take-cash'
import { zero, type Dirhams } from '@sufra/shared/money'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '../../platform/db/connect.ts'
import { byField } from '../../platform/http/limits/limit-calls.ts'
import { serve } from '../../platform/http/serve.ts'
import { networkOf } from '../../platform/http/addresses/network-of.ts'
import { languageOf } from '../../platform/refusals/refusal-messages.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { readTable } from '../../catalogue/tables/tables.store.ts'
import { readStoredBill, type BillOf } from './bills.store.ts'
import type { PayShare } from './payments/pay-share.ts'
import type { createResolveShare, createWithdrawShare } from './payments/resolve-share.ts'
import type { BillRequests } from './request-bill.ts'
import type { Sittings } from './sittings.ts'
import type { TableVisit } from './table-visit.ts'
import type { TakeCash } from './take-cash.ts'

type Deps = {
  db: Db
  tableVisit: TableVisit
  payShare: PayShare
  resolveShare: ReturnType<typeof createResolveShare>
  withdrawShare: ReturnType<typeof createWithdrawShare>
  requests: BillRequests
  isUnreachable: (restaurantId: string) => Promise<boolean>
  sittings: Sittings
  takeCash: TakeCash
  baseUrl: (request: FastifyRequest) => string
  now: () => Date
}

const visitOf = byField('visit')
/** Limit per minute of one phone, which reads the bill after each change. */
const reading = { max: 120, of: visitOf }
const paying = { max: 20, of: visitOf }
const requesting = { max: 10, of: visitOf }

export const serveTableBill = (app: FastifyInstance, deps: Deps) => {
  const { db, tableVisit, payShare, resolveShare, withdrawShare, requests, sittings, now } = deps
  const billOf = async (of: BillOf) => ({ data: (await readStoredBill(db, of, now())).bill })

  serve(app, readBill, async ({ body }) => billOf(await tableVisit(body)), { limit: reading })

  serve(
    app,
    joinBill,
    async ({ body, request }) => {
      const of = await tableVisit(body)
      await sittings.join({ ...of, network: networkOf(request.ip) }, body.code)
      return billOf(of)
    },
    { limit: requesting },
  )

  serve(
    app,
    payShareRoute,
    async ({ body, idempotencyKey: key, request }) => ({
      data: await payShare(body, { key, baseUrl: deps.baseUrl(request), language: languageOf(request.headers['accept-language']) }),
    }),
    { limit: paying, storesOwnKey: true },
  )

  serve(app, resolveShareRoute, async ({ body }) => ({ data: await resolveShare(body) }), { limit: reading })

  serve(app, withdrawShareRoute, async ({ body }) => billOf(await withdrawShare(body)), { limit: paying })

  serve(
    app,
    requestBill,
    async ({ body }) => {
      const of = await tableVisit(body)
      await requests.request(of)
      return { ...(await billOf(of)), isUnreachable: await deps.isUnreachable(of.restaurantId) }
    },
    { limit: requesting },
  )

  serveAtCounter(app, deps)
}

const serveAtCounter = (app: FastifyInstance, { db, requests, sittings, takeCash, now }: Deps) => {
  const tableOf = async (restaurantId: string, tableId: string) => {
    const table = await readTable(db, restaurantId, tableId)
    if (!table) throw refused('table.not_found')
    return { id: table.id, number: table.number }
  }
  const answerOf = async (tx: Db, of: BillOf) => ({ data: (await readStoredBill(tx, of, now())).bill })

  const takenOf = async (tx: Db, of: BillOf, takingId: string, change: Dirhams) => ({
    data: { bill: (await readStoredBill(tx, of, now())).bill, change, takingId },
  })

  serve(app, listOpenBills, async ({ session }) => ({ data: await requests.list(session.restaurantId) }))

  serve(app, readTableBill, async ({ session: { restaurantId }, params }) =>
    answerOf(db, { restaurantId, table: await tableOf(restaurantId, params.tableId), deviceId: undefined }),
  )

  serve(app, dismissBillRequest, async ({ session: { restaurantId }, params, body }) => {
    await requests.dismiss(restaurantId, await tableOf(restaurantId, params.tableId), body.requestedAt)
    return { message: 'Dismissed' }
  })

  serve(app, endSitting, async ({ session: { restaurantId }, params }) => {
    await sittings.end(restaurantId, await tableOf(restaurantId, params.tableId), 'left')
    return { message: 'Ended' }
  })

  serve(app, takeCashForTable, async ({ session, params, body, storeAnswer }) => {
    const table = await tableOf(session.restaurantId, params.tableId)
    const change = changeFor(body.amount, body.received)
    const { of, takingId } = await takeCash.forTable(session, table, body.amount, async (tx, ...taken) =>
      storeAnswer(tx, await takenOf(tx, ...taken, change)),
    )
    return takenOf(db, of, takingId, change)
  })

  serve(app, takeCashShare, async ({ session, params, storeAnswer }) => {
    const { of, takingId } = await takeCash.forShare(session, params.paymentId, async (tx, ...taken) =>
      storeAnswer(tx, await takenOf(tx, ...taken, zero)),
    )
    return takenOf(db, of, takingId, zero)
  })
}
