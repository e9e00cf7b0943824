import { changeDocumentRule, readDocumentRules } from '@sufra/shared/expiring/document-rule.routes'
import type { FastifyInstance } from 'fastify'
import { recordAuditEntry } from '../../audit/audit-log.ts'
import type { Connection } from '../../db/connect.ts'
import { serve } from '../../http/serve.ts'
import { readRules, setRule } from './document-rules.store.ts'

type Deps = { connection: Pick<Connection, 'db' | 'transact'>; now: () => Date }

/** Serves the rules; the job `restrict-orders` applies a change. */
export const serveDocumentRules = (app: FastifyInstance, { connection, now }: Deps) => {
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
