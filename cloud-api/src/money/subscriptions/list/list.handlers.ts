import { dayOf } from '@sufra/shared/dates/day'
import { homeTimeZone } from '@sufra/shared/dates/time-zone'
import {
  countSubscriptions,
  createSubscriptionsLink,
  listSubscriptions,
  subscriptionPageSize,
  type SubscriptionSort,
} from '@sufra/shared/subscriptions/subscription-list.routes'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { recordAuditEntry } from '../../../people/audit/audit-log.ts'
import { dayKey, nameKey, pageOf, readCursor } from '../../../platform/db/keyset-pages.ts'
import { exportFile } from '../../../platform/files/exports/export-file.ts'
import type { FileLinks } from '../../../platform/files/file-links/file-links.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Platform } from '../../../platform/platform.ts'
import { createSubscriptionListStore, type SubscriptionListStore } from './subscription-list.store.ts'
import { subscriptionColumns } from './subscriptions-sheet.ts'

export const serveSubscriptionList = (app: FastifyInstance, { connection, dashboardParts, now }: Platform, fileLinks: FileLinks) => {
  const store = createSubscriptionListStore(connection.query)
  const list = createListSubscriptions(store, now)

  serve(app, listSubscriptions, ({ query }) => list(query))
  const count = () => store.count(dayOf(now(), homeTimeZone))
  serve(app, countSubscriptions, async () => ({ data: await count() }))
  dashboardParts.add('subscriptions', async () => {
    const { due, overdue, lapsed } = await count()
    return { due, overdue, lapsed }
  })

  const linkTo = fileLinks.add({
    name: 'subscriptions',
    permission: createSubscriptionsLink.permission,
    read: async (_, file) => {
      const { format, language, ...options } = createSubscriptionsLink.body.parse(JSON.parse(file.options ?? ''))
      const today = dayOf(now(), homeTimeZone)
      const rows = store.readAll(options, today)
      return exportFile({ fileName: `subscriptions-${today}`, columns: subscriptionColumns(language), rows, format, language })
    },
  })

  serve(app, createSubscriptionsLink, async ({ body, session }) => {
    const { state, search, format } = body
    const details = { state, search, format }
    await recordAuditEntry(connection.db, { adminId: session.userId, action: 'subscriptions_exported', at: now(), details })
    return { data: await linkTo(session, { options: JSON.stringify(body) }) }
  })
}

const keys = { deadline: dayKey, nameEn: nameKey, nameAr: nameKey } as const satisfies Record<SubscriptionSort, unknown>

/**
 * Returns a page with the cursors of the pages beside it. Refuses `request.invalid` for a cursor that is invalid, or belongs to another
 * sort.
 */
const createListSubscriptions =
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
