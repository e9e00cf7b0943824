import { dayOf } from '@sufra/shared/dates/day'
import { homeTimeZone } from '@sufra/shared/dates/time-zone'
import { readOccasion } from '@sufra/shared/expiring/document-reminder'
import { changeDocumentRule, readDocumentRules } from '@sufra/shared/expiring/document-rule.routes'
import {
  countExpiring,
  createExpiringLink,
  expiringPageSize,
  listExpiring,
  listReminders,
  remindOfDocument,
  type SentReminder,
} from '@sufra/shared/expiring/expiring.routes'
import type { FastifyInstance } from 'fastify'
import { readNames } from '../../people/accounts/users.store.ts'
import { recordAuditEntry } from '../../people/audit/audit-log.ts'
import type { Db, Connection } from '../../platform/db/connect.ts'
import { dayKey, pageOf, readCursor } from '../../platform/db/keyset-pages.ts'
import { exportFile } from '../../platform/files/exports/export-file.ts'
import type { FileLinks } from '../../platform/files/file-links/file-links.ts'
import { serve } from '../../platform/http/serve.ts'
import type { ChangeMenu } from '../../catalogue/menu/change-menu.ts'
import type { Platform } from '../../platform/platform.ts'
import { createDeliverReminders } from './deliver-reminders.ts'
import { expiringColumns } from './expiring-sheet.ts'
import { createExpiringStore } from './expiring.store.ts'
import { createRemindByHand, readInForce } from './remind-by-hand.ts'
import { readReminders } from './reminders.store.ts'
import { readRules, setRule } from './restriction/document-rules.store.ts'
import { createRestrictOrders } from './restriction/restrict-orders.ts'
import { createSendReminders } from './send-reminders.ts'

/** Returns the delivery log of a valid document. Refuses `expiring.not_found`. */
const readLog = async (db: Db, restaurantId: string, documentId: string): Promise<SentReminder[]> => {
  await readInForce(db, restaurantId, documentId)
  const rows = await readReminders(db, restaurantId, documentId)
  const names = await readNames(
    db,
    rows.flatMap(({ adminId }) => adminId ?? []),
  )
  return rows.map(({ at, occasion, adminId, isInApp, mailState, smsState }) => ({
    at: at.toISOString(),
    ...readOccasion(occasion),
    by: names.get(adminId ?? '') ?? null,
    inApp: isInApp,
    mail: mailState,
    sms: smsState,
  }))
}

/** Registers expiring documents: the administrators' list, reminders of restaurants, and the restriction of orders. */
export const registerExpiring = (
  app: FastifyInstance,
  platform: Platform,
  { fileLinks, changeMenu }: { fileLinks: FileLinks; changeMenu: ChangeMenu },
) => {
  const { connection, jobs, publicAddress, notifyFeed, now } = platform
  const store = createExpiringStore(connection.query)
  const deliver = createDeliverReminders(publicAddress)
  const remind = createRemindByHand({ connection, deliver, notifyFeed, now })
  jobs.add({ name: 'send-document-reminders', everySeconds: 60, run: createSendReminders({ connection, deliver, notifyFeed, now }) })
  jobs.add({ name: 'restrict-orders', everySeconds: 60, run: createRestrictOrders({ connection, changeMenu, deliver, now }) })
  serveDocumentRules(app, { connection, now })

  serve(app, listExpiring, async ({ query: { cursor, counts: asked, ...list } }) => {
    const at = now()
    const start = readCursor(dayKey, cursor)
    const [read, counts] = await Promise.all([
      store.read(list, at, expiringPageSize + 1, start),
      asked === 'none' ? undefined : store.count(at),
    ])
    const { rows, ...cursors } = pageOf(read, expiringPageSize, start)
    return { data: rows.map(({ key: _key, ...row }) => row), ...cursors, counts }
  })

  serve(app, countExpiring, async () => ({ data: await store.count(now()) }))

  serve(app, listReminders, async ({ params }) => ({ data: await readLog(connection.db, params.restaurantId, params.documentId) }))

  serve(app, remindOfDocument, async ({ params, body, session }) => {
    await remind(session.userId, { ...params, ...body })
    return { message: 'Reminder sent' }
  })

  const linkTo = fileLinks.add({
    name: 'expiring',
    permission: createExpiringLink.permission,
    read: async (_, file) => {
      const { format, language, ...list } = createExpiringLink.body.parse(JSON.parse(file.options ?? ''))
      const fileName = `expiring-documents-${dayOf(now(), homeTimeZone)}`
      return exportFile({ fileName, columns: expiringColumns(language), rows: store.readAll(list, now()), format, language })
    },
  })

  serve(app, createExpiringLink, async ({ body, session }) => {
    const { state, search, format } = body
    const entry = { adminId: session.userId, action: 'expiring_exported', at: now(), details: { state, search, format } } as const
    await recordAuditEntry(connection.db, entry)
    return { data: await linkTo(session, { options: JSON.stringify(body) }) }
  })
}

type Deps = { connection: Pick<Connection, 'db' | 'transact'>; now: () => Date }

/** Serves the rules; the job `restrict-orders` applies a change. */
const serveDocumentRules = (app: FastifyInstance, { connection, now }: Deps) => {
  serve(app, readDocumentRules, async () => ({ data: await readRules(connection.db) }))

  serve(app, changeDocumentRule, async ({ params: { kind }, body: { rule }, session }) => ({
    data: await connection.transact(async (tx) => {
      const before = await readRules(tx)
      if (before[kind] === rule) return before
      await setRule(tx, kind, rule)
      await recordAuditEntry(tx, { adminId: session.userId, action: 'document_rule_changed', at: now(), details: { kind, rule } })
      return readRules(tx)
    }),
  }))
}
