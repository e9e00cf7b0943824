import { dayOf } from '@sufra/shared/dates/day'
import { monthOf } from '@sufra/shared/dates/months'
import { homeTimeZone } from '@sufra/shared/dates/time-zone'
import { payoutPageSize, type PayoutList } from '@sufra/shared/platform-payments/platform-payments.routes'
import { z } from 'zod'
import { pageOf, readCursor } from '../db/keyset-pages.ts'
import type { PlatformPaymentsStore } from './platform-payments.store.ts'

type Deps = { store: Pick<PlatformPaymentsStore, 'listPayouts' | 'sumPayouts'>; now: () => Date }

/** A sum in dirhams. */
const sumKey = z.string().regex(/^\d{1,15}$/)

/** Returns a page of the payouts of a month, by default the current month in Qatar. Refuses `request.invalid` for an invalid cursor. */
export const createListPayouts =
  ({ store, now }: Deps) =>
  async ({ cursor, month: chosen, ...filters }: PayoutList & { cursor?: string | undefined }) => {
    const lastMonth = monthOf(dayOf(now(), homeTimeZone))
    const month = chosen ?? lastMonth
    const start = readCursor(sumKey, cursor)
    const [read, total] = await Promise.all([store.listPayouts({ month, ...filters }, payoutPageSize + 1, start), store.sumPayouts(month)])
    return { month, lastMonth, total, ...pageOf(read, payoutPageSize, start) }
  }
