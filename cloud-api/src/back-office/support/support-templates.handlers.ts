import { deleteSupportTemplate, listSupportTemplates, saveSupportTemplate } from '@sufra/shared/support/support-template.routes'
import { maxTemplates } from '@sufra/shared/support/support-template'
import type { FastifyInstance } from 'fastify'
import { recordAuditEntry } from '../../people/audit/audit-log.ts'
import type { Connection } from '../../platform/db/connect.ts'
import { serve } from '../../platform/http/serve.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { listTemplates, lockTemplates, putTemplate, removeTemplate } from './support-templates.store.ts'

type Deps = { connection: Pick<Connection, 'db' | 'transact'>; now: () => Date }

/** The answer templates of administrators. Each change is recorded. */
export const serveSupportTemplates = (app: FastifyInstance, { connection: { db, transact }, now }: Deps) => {
  serve(app, listSupportTemplates, async () => ({ data: await listTemplates(db) }))

  serve(app, saveSupportTemplate, async ({ params: { templateId: id }, body, session: { userId: adminId } }) => {
    await transact(async (tx) => {
      const templates = await lockTemplates(tx)
      if (templates.length >= maxTemplates && !templates.some((each) => each.id === id)) throw refused('support.too_many_templates')
      await putTemplate(tx, { id, ...body })
      await recordAuditEntry(tx, { adminId, at: now(), action: 'support_template_saved', details: { template: id, title: body.title } })
    })
    return { data: await listTemplates(db) }
  })

  serve(app, deleteSupportTemplate, async ({ params: { templateId: id }, session: { userId: adminId } }) => {
    await transact(async (tx) => {
      const title = await removeTemplate(tx, id)
      if (title === undefined) throw refused('support.template_not_found')
      await recordAuditEntry(tx, { adminId, at: now(), action: 'support_template_deleted', details: { template: id, title } })
    })
    return { data: await listTemplates(db) }
  })
}
