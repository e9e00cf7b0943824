import { maskIban } from '@sufra/shared/bank-details/iban'
import { changeTransferAccount, readTransferAccount } from '@sufra/shared/subscriptions/transfer-account.routes'
import type { FastifyInstance } from 'fastify'
import { recordAuditEntry } from '../../../people/audit/audit-log.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Platform } from '../../../platform/platform.ts'
import { refused } from '../../../platform/refusals/refused.ts'
import { putAccount, readAccount } from './transfer-account.store.ts'

/** Serves the account that restaurants pay to. A change is recorded, with the last characters of both IBANs. */
export const serveTransferAccount = (app: FastifyInstance, { connection, now }: Pick<Platform, 'connection' | 'now'>) => {
  serve(app, readTransferAccount, async () => ({ data: (await readAccount(connection.db)) ?? null }))

  serve(app, changeTransferAccount, ({ body: { version, ...account }, session, storeAnswer }) =>
    connection.transact(async (tx) => {
      const before = await readAccount(tx)
      if (!(await putAccount(tx, account, version))) throw refused('bank.changed')
      const details = { before: before ? maskIban(before.iban) : null, after: maskIban(account.iban) }
      await recordAuditEntry(tx, { adminId: session.userId, at: now(), action: 'transfer_account_changed', details })
      const answer = { data: { ...account, version: version + 1 } }
      await storeAnswer(tx, answer)
      return answer
    }),
  )
}
