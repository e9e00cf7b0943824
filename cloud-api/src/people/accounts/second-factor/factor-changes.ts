// Audit entries and mails about changes of a second factor.
import type { Db } from '../../../platform/db/connect.ts'
import { recordAuditEntry } from '../../audit/audit-log.ts'
import { enqueueMessages } from '../../../platform/messages/enqueue-messages.ts'
import { factorEnabledMail, factorResetMail, recoveryCodeUsedMail } from '../../../platform/messages/templates/second-factor-notices.ts'
import type { StoredUser } from '../passwords/password-links.store.ts'
import { countRecoveryCodes } from './second-factor.store.ts'

type Account = Pick<StoredUser, 'email' | 'language'> & { userId: string }
type Deps = { publicAddress: () => string; now: () => Date }

/** `by`: the owner who reset it, or undefined when it was reset on the server. */
export type Reset = { by?: string }

export const createFactorChanges = ({ publicAddress, now }: Deps) => {
  const notice = ({ language }: Account) => ({ language, at: now(), link: `${publicAddress()}/admin/forgot-password` })

  return {
    enabled: async (tx: Db, account: Account): Promise<void> => {
      await recordAuditEntry(tx, { adminId: account.userId, at: now(), action: 'second_factor_enabled' })
      await enqueueMessages(tx, now(), [{ ...factorEnabledMail(notice(account)), to: account.email }])
    },

    recoveryCodeUsed: async (tx: Db, account: Account): Promise<void> => {
      const left = await countRecoveryCodes(tx, account.userId)
      await recordAuditEntry(tx, { adminId: account.userId, at: now(), action: 'recovery_code_used', details: { left } })
      await enqueueMessages(tx, now(), [{ ...recoveryCodeUsedMail({ ...notice(account), left }), to: account.email }])
    },

    recoveryCodesReplaced: (tx: Db, userId: string): Promise<void> =>
      recordAuditEntry(tx, { adminId: userId, at: now(), action: 'recovery_codes_replaced' }),

    reset: async (tx: Db, account: Account, { by }: Reset): Promise<void> => {
      const details = { administrator: account.userId, email: account.email, ...(by === undefined && { onServer: true }) }
      await recordAuditEntry(tx, { adminId: by ?? account.userId, at: now(), action: 'second_factor_reset', details })
      await enqueueMessages(tx, now(), [{ ...factorResetMail(notice(account)), to: account.email }])
    },
  }
}

export type FactorChanges = ReturnType<typeof createFactorChanges>
