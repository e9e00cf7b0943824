import { createAuditLink, listAudit } from '@sufra/shared/audit/audit.routes'
import { dayOf } from '@sufra/shared/dates/day'
import { homeTimeZone } from '@sufra/shared/dates/time-zone'
import type { FastifyInstance } from 'fastify'
import { exportFile } from '../../platform/files/exports/export-file.ts'
import type { FileLinks } from '../../platform/files/file-links/file-links.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform/platform.ts'
import { createAuditListStore, type AuditRow } from './audit-list.store.ts'
import { recordAuditEntry } from './audit-log.ts'
import { auditColumns } from './audit-sheet.ts'
import { createListAudit, entryOf } from './list-audit.ts'

async function* entriesOf(rows: AsyncIterable<AuditRow>) {
  for await (const row of rows) yield entryOf(row)
}

/** Registers the whole audit log for owners of the platform. */
export const registerAudit = (app: FastifyInstance, { connection, now }: Platform, { fileLinks }: { fileLinks: FileLinks }) => {
  const store = createAuditListStore(connection.query)
  const list = createListAudit(store)

  serve(app, listAudit, ({ query }) => list(query))

  const linkTo = fileLinks.add({
    name: 'audit',
    permission: createAuditLink.permission,
    read: async (_, file) => {
      const { format, language, ...filters } = createAuditLink.body.parse(JSON.parse(file.options ?? ''))
      return exportFile({
        fileName: `audit-log-${dayOf(now(), homeTimeZone)}`,
        columns: auditColumns(language),
        rows: entriesOf(store.readAll(filters)),
        format,
        language,
      })
    },
  })

  serve(app, createAuditLink, async ({ body, session }) => {
    const { language: _language, ...details } = body
    await recordAuditEntry(connection.db, { adminId: session.userId, action: 'audit_exported', at: now(), details })
    return { data: await linkTo(session, { options: JSON.stringify(body) }) }
  })
}
