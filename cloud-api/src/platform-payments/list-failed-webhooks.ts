import { webhookPageSize, type FailedWebhooks } from '@sufra/shared/platform-payments/platform-payments.routes'
import { pageOf, readCursor, timeKey } from '../db/keyset-pages.ts'
import type { PlatformPaymentsStore } from './platform-payments.store.ts'

/** Returns a page of the open webhooks. Refuses `request.invalid` for an invalid cursor. */
export const createListFailedWebhooks =
  (store: Pick<PlatformPaymentsStore, 'listFailedWebhooks'>) =>
  async (cursor: string | undefined): Promise<FailedWebhooks> => {
    const start = readCursor(timeKey, cursor)
    const { rows, ...cursors } = pageOf(await store.listFailedWebhooks(webhookPageSize + 1, start), webhookPageSize, start)
    const shown = rows.map(({ id, key, event, restaurantId, restaurantName, ...row }) => ({
      id,
      kind: event.kind,
      state: event.state,
      reference: event.reference,
      amount: event.amount,
      currency: event.currency,
      restaurant: restaurantId && restaurantName ? { id: restaurantId, name: restaurantName } : null,
      lastFailedAt: key,
      ...row,
    }))
    return { rows: shown, ...cursors }
  }
