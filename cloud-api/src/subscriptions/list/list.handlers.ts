import { dayOf } from '@sufra/shared/dates/day'
import { homeTimeZone } from '@sufra/shared/dates/time-zone'
import { countSubscriptions, createSubscriptionsLink, listSubscriptions } from '@sufra/shared/subscriptions/subscription-list.routes'
import type { FastifyInstance } from 'fastify'
import { recordAuditEntry } from '../../audit/audit-log.ts'
import { exportFile } from '../../exports/export-file.ts'
import type { FileLinks } from '../../file-links/file-links.ts'
import { serve } from '../../http/serve.ts'
import type { Platform } from '../../platform.ts'
import { createListSubscriptions } from './list-subscriptions.ts'
import { createSubscriptionListStore } from './subscription-list.store.ts'
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
