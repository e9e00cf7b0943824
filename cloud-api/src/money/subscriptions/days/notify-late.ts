import { dayOf, type Day } from '@sufra/shared/dates/day'
import { homeTimeZone } from '@sufra/shared/dates/time-zone'
import { plusDays } from '@sufra/shared/reports/period'
import { lastLapsedDueDay } from '@sufra/shared/subscriptions/subscription-state'
import type { Connection } from '../../../platform/db/connect.ts'
import { failpoint } from '../../../platform/process/failpoints.ts'
import { lockCounters } from '../../../platform/feed/counters.store.ts'
import { forEachRestaurant } from '../../../platform/jobs/for-each-restaurant.ts'
import type { AnnounceInvoice } from '../invoices/announce-invoice.ts'
import { readOpenInvoices } from '../invoices/invoices.store.ts'
import type { ChangeAccess } from '../change-access.ts'
import { insertHistory } from '../subscriptions.store.ts'
import type { DueSubscriptionsStore } from './due-subscriptions.store.ts'

type Deps = {
  connection: Pick<Connection, 'transact'>
  due: DueSubscriptionsStore
  announce: AnnounceInvoice
  deactivateUnpaid: ChangeAccess['deactivateUnpaid']
  now: () => Date
  notifyFeed: (restaurantId: string) => void
  statusChanged: (restaurantId: string) => void
}
type Kind = 'overdue' | 'lapsed'

/** The last due day of invoices that are overdue or lapsed today. */
const lastDueDays = { overdue: (today: Day) => plusDays(today, -1), lapsed: lastLapsedDueDay } as const satisfies Record<
  Kind,
  (today: Day) => Day
>

/**
 * Notifies restaurants of overdue invoices, and deactivates restaurants whose subscription has lapsed, which notifies them. Each invoice is
 * handled once as overdue and once as lapsed: its entry in the history, in the transaction of the messages, prevents a second time.
 */
export const createNotifyLate = ({ connection, due, announce, deactivateUnpaid, now, notifyFeed, statusChanged }: Deps) => {
  /** Returns whether the restaurant was deactivated. */
  const notify = (restaurantId: string, kind: Kind, lastDueDay: Day, at: Date) =>
    connection.transact(async (tx) => {
      await lockCounters(tx, restaurantId)
      let isDeactivated = false
      for (const invoice of await readOpenInvoices(tx, restaurantId)) {
        const isLate = invoice.dueOn <= lastDueDay
        const entry = { kind, at, details: { invoice: invoice.number } }
        const isNew = isLate && (await insertHistory(tx, restaurantId, entry, `${kind}:${invoice.number}`))
        if (isNew && kind === 'lapsed' && (await deactivateUnpaid(tx, restaurantId, at))) isDeactivated = true
        else if (isNew) await announce(tx, `invoice_${kind}`, invoice, at)
        if (isNew) failpoint('before_late_invoice_commit')
      }
      return isDeactivated
    })

  return async (): Promise<void> => {
    const at = now()
    for (const kind of ['overdue', 'lapsed'] as const) {
      const lastDueDay = lastDueDays[kind](dayOf(at, homeTimeZone))
      await forEachRestaurant(await due.listLate(kind, lastDueDay), async (restaurantId) => {
        const isDeactivated = await notify(restaurantId, kind, lastDueDay, at)
        failpoint('after_late_invoice_commit')
        if (isDeactivated) statusChanged(restaurantId)
        else notifyFeed(restaurantId)
      })
    }
  }
}
