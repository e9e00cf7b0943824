import { homeTimeZone } from '@sufra/shared/dates/time-zone'
import { dayOf } from '@sufra/shared/dates/day'
import { createProvisionsLink, listProvisions } from '@sufra/shared/provisions/provision.routes'
import type { FastifyInstance } from 'fastify'
import { recordAuditEntry } from '../audit/audit-log.ts'
import { exportFile } from '../exports/export-file.ts'
import type { FileLinks } from '../file-links/file-links.ts'
import { serve } from '../http/serve.ts'
import type { Platform } from '../platform.ts'
import { createListProvisions } from './list-provisions.ts'
import { provisionColumns } from './provisions-sheet.ts'
import { createProvisionsStore } from './provisions.store.ts'

/** Every restaurant of the platform, for administrators. */
export const registerProvisions = (
  app: FastifyInstance,
  { connection, dashboardParts, now }: Platform,
  { fileLinks }: { fileLinks: FileLinks },
) => {
  const store = createProvisionsStore(connection.query)
  const list = createListProvisions(store)

  serve(app, listProvisions, ({ query }) => list(query))
  dashboardParts.add('restaurants', async () => {
    const { pending, accepted, rejected, deactivated } = await store.count()
    return { pending, accepted, rejected, deactivated }
  })

  const linkTo = fileLinks.add({
    name: 'provisions',
    permission: createProvisionsLink.permission,
    read: async (_, file) => {
      const { format, language, ...options } = createProvisionsLink.body.parse(JSON.parse(file.options ?? ''))
      const rows = store.readAll(options)
      return exportFile({
        fileName: `restaurants-${dayOf(now(), homeTimeZone)}`,
        columns: provisionColumns(language),
        rows,
        format,
        language,
      })
    },
  })

  serve(app, createProvisionsLink, async ({ body, session }) => {
    const { status, search, format } = body
    await recordAuditEntry(connection.db, {
      adminId: session.userId,
      action: 'restaurants_exported',
      at: now(),
      details: { status, search, format },
    })
    return { data: await linkTo(session, { options: JSON.stringify(body) }) }
  })
}
