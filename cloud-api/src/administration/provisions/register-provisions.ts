import { homeTimeZone } from '@sufra/shared/dates/time-zone'
import { dayOf } from '@sufra/shared/dates/day'
import {
  countProvisions,
  createProvisionsLink,
  listProvisions,
  provisionPageSize,
  type ProvisionSort,
} from '@sufra/shared/provisions/provision.routes'
import { deleteSavedView, listSavedViews, saveView } from '@sufra/shared/provisions/saved-view.routes'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { recordAuditEntry } from '../../people/audit/audit-log.ts'
import { nameKey, pageOf, readCursor, timeKey } from '../../platform/db/keyset-pages.ts'
import { exportFile } from '../../platform/files/exports/export-file.ts'
import type { FileLinks } from '../../platform/files/file-links/file-links.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform/platform.ts'
import { provisionColumns } from './provisions-sheet.ts'
import { createProvisionsStore, type ProvisionsStore } from './provisions.store.ts'
import { createSavedViews } from './views/saved-views.ts'

/** Registers every restaurant of the platform, for administrators. */
export const registerProvisions = (
  app: FastifyInstance,
  { connection, dashboardParts, now }: Platform,
  { fileLinks }: { fileLinks: FileLinks },
) => {
  const store = createProvisionsStore(connection.query)
  const list = createListProvisions(store)

  serve(app, listProvisions, ({ query }) => list(query))
  serve(app, countProvisions, async () => ({ data: await store.count() }))
  dashboardParts.add('restaurants', async () => {
    const { pending, accepted, rejected, deactivated } = await store.count()
    return { pending, accepted, rejected, deactivated }
  })

  const views = createSavedViews(connection)
  serve(app, listSavedViews, async ({ session }) => ({ data: await views.list(session.userId) }))

  serve(app, saveView, async ({ params, body, session: { userId } }) => {
    await views.save(userId, { id: params.viewId, ...body })
    return { data: await views.list(userId) }
  })

  serve(app, deleteSavedView, async ({ params, session: { userId } }) => {
    await views.remove(userId, params.viewId)
    return { data: await views.list(userId) }
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

const keys = { newest: timeKey, oldest: timeKey, nameEn: nameKey, nameAr: nameKey } as const satisfies Record<ProvisionSort, unknown>

/**
 * Returns a page with the cursors of the pages beside it. Refuses `request.invalid` for a cursor that is invalid, or belongs to another
 * sort.
 */
const createListProvisions =
  (store: ProvisionsStore) =>
  async ({ cursor, counts: asked, ...list }: z.output<typeof listProvisions.query>) => {
    const start = readCursor(keys[list.sort], cursor)
    const [read, counts] = await Promise.all([store.read(list, provisionPageSize + 1, start), asked === 'none' ? undefined : store.count()])
    const { rows, ...cursors } = pageOf(read, provisionPageSize, start)
    return { data: rows.map(({ key: _key, ...row }) => row), ...cursors, counts }
  }
