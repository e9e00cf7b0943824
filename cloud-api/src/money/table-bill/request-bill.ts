import { billHours } from '@sufra/shared/table-bill/bill'
import type { OpenBill } from '@sufra/shared/table-bill/table-bill.routes'
import type { Connection } from '../../platform/db/connect.ts'
import { lockCounters } from '../../platform/feed/counters.store.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { readTable, readTablesById } from '../../catalogue/tables/tables.store.ts'
import { readBillRequest, readOpenBills, recordBillChange } from './bill-changes.store.ts'
import { readStoredBill, type BillOf, type BillTable } from './bills.store.ts'

type Deps = { connection: Pick<Connection, 'db' | 'transact'>; notify: (restaurantId: string) => void; now: () => Date }

/** Milliseconds between two requests of a table. */
const interval = 60_000

export const createBillRequests = ({ connection, notify, now }: Deps) => ({
  /**
   * Requests the bill from the counter. Another request while the first is shown at the counter changes nothing. Refuses `bill.empty`,
   * `bill.visit_over` when the party has left its table, and `bill.requested_recently` within a minute after a dismissed request.
   */
  request: async (of: BillOf): Promise<void> => {
    const { restaurantId, table } = of
    const isNew = await connection.transact(async (tx) => {
      const at = now()
      await lockCounters(tx, restaurantId)
      const { bill } = await readStoredBill(tx, of, at)
      if (bill.orders.length === 0) throw refused('bill.empty')
      if (!bill.isOpen) throw refused('bill.visit_over')
      const last = await readBillRequest(tx, restaurantId, table.id)
      const isRecent = last?.requestedAt && at.getTime() - last.requestedAt.getTime() < interval
      if (isRecent && bill.requestedAt !== null) return false
      if (isRecent) throw refused('bill.requested_recently')
      await recordBillChange(tx, { restaurantId, table, reason: 'asked', at })
      return true
    })
    if (isNew) notify(restaurantId)
  },

  /**
   * A counter device acknowledges a request that it has received. The first acknowledgement is stored and emitted, others change nothing.
   */
  acknowledge: async (restaurantId: string, tableId: string, requestedAt: string): Promise<void> => {
    const isFirst = await connection.transact(async (tx) => {
      await lockCounters(tx, restaurantId)
      const table = await readTable(tx, restaurantId, tableId)
      const request = await readBillRequest(tx, restaurantId, tableId)
      if (!table || !request?.requestedAt || request.dismissedAt || request.acknowledgedAt) return false
      if (request.requestedAt > new Date(requestedAt)) return false
      await recordBillChange(tx, { restaurantId, table, reason: 'acknowledged', at: now() })
      return true
    })
    if (isFirst) notify(restaurantId)
  },

  /** Dismisses only the request that the counter has seen: a newer one stays. */
  dismiss: async (restaurantId: string, table: BillTable, requestedAt: string): Promise<void> => {
    const isDismissed = await connection.transact(async (tx) => {
      await lockCounters(tx, restaurantId)
      const request = await readBillRequest(tx, restaurantId, table.id)
      if (!request?.requestedAt || request.dismissedAt || request.requestedAt > new Date(requestedAt)) return false
      await recordBillChange(tx, { restaurantId, table, reason: 'dismissed', at: now() })
      return true
    })
    if (isDismissed) notify(restaurantId)
  },

  /** Lists the tables that have requested their bill or have a cash share to be taken, the longest waiting first. */
  list: async (restaurantId: string): Promise<OpenBill[]> => {
    const at = now()
    const { asked, cashShares } = await readOpenBills(connection.db, restaurantId, new Date(at.getTime() - billHours * 3_600_000))
    const tableIds = [...new Set([...asked, ...cashShares].map(({ tableId }) => tableId))]
    const tables = tableIds.length === 0 ? [] : await readTablesById(connection.db, restaurantId, tableIds)
    const open: OpenBill[] = []
    for (const { id, number } of tables) {
      const { bill } = await readStoredBill(connection.db, { restaurantId, table: { id, number }, deviceId: undefined }, at)
      const shares = cashShares.filter(({ tableId }) => tableId === id)
      if (bill.requestedAt === null && shares.length === 0) continue
      open.push({
        tableId: id,
        tableNumber: number,
        requestedAt: bill.requestedAt,
        requestAcknowledgedAt: bill.requestAcknowledgedAt,
        due: bill.due,
        cashShares: shares.map(({ paymentId, amount, expiresAt }) => ({ paymentId, amount, expiresAt: expiresAt.toISOString() })),
      })
    }
    const since = ({ requestedAt, cashShares: shares }: OpenBill) => requestedAt ?? shares[0]?.expiresAt ?? ''
    return open.toSorted((a, b) => since(a).localeCompare(since(b)))
  },
})

export type BillRequests = ReturnType<typeof createBillRequests>
