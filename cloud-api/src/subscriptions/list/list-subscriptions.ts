import { dayOf } from '@sufra/shared/dates/day'
import { homeTimeZone } from '@sufra/shared/dates/time-zone'
import { subscriptionPageSize, type listSubscriptions, type SubscriptionSort } from '@sufra/shared/subscriptions/subscription-list.routes'
import type { z } from 'zod'
import { dayKey, nameKey, pageOf, readCursor } from '../../db/keyset-pages.ts'
import type { SubscriptionListStore } from './subscription-list.store.ts'

const keys = { deadline: dayKey, nameEn: nameKey, nameAr: nameKey } as const satisfies Record<SubscriptionSort, unknown>

/**
 * Returns a page with the cursors of the pages beside it. Refuses `request.invalid` for a cursor that is invalid, or belongs to another
 * sort.
 */
export const createListSubscriptions =
  (store: SubscriptionListStore, now: () => Date) =>
  async ({ cursor, counts: asked, ...list }: z.output<typeof listSubscriptions.query>) => {
    const start = readCursor(keys[list.sort], cursor)
    const today = dayOf(now(), homeTimeZone)
    const [read, counts] = await Promise.all([
      store.read(list, today, subscriptionPageSize + 1, start),
      asked === 'none' ? undefined : store.count(today),
    ])
    const { rows, ...cursors } = pageOf(read, subscriptionPageSize, start)
    return { data: rows.map(({ key: _key, ...row }) => row), ...cursors, counts }
  }
