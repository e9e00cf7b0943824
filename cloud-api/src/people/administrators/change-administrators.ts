// Changing, disabling and signing out other administrators.
import { administratorProblem } from '@sufra/shared/administrators/administrator-rules'
import type { AdministratorRole } from '@sufra/shared/permissions/permissions'
import { lockAdministrators } from '../accounts/administrator-accounts.store.ts'
import { invalidateLinks } from '../accounts/passwords/password-links.store.ts'
import type { ResetFactor } from '../accounts/second-factor/reset-factor.ts'
import { endAllSessions, endOwnSession } from '../accounts/sessions/own-sessions.store.ts'
import { listSessionsOf } from '../accounts/sessions/own-sessions.ts'
import type { AdministratorSession } from '../../platform/http/sessions/session.ts'
import { readUser, updateUser } from '../accounts/users.store.ts'
import { recordAuditEntry } from '../audit/audit-log.ts'
import type { Connection, Db } from '../../platform/db/connect.ts'
import { refused } from '../../platform/refusals/refused.ts'

type Deps = {
  connection: Pick<Connection, 'db' | 'transact'>
  resetFactor: ResetFactor
  now: () => Date
  onSessionsEnded: (sessionIds: string[]) => void
}
type Change = { role?: AdministratorRole; isDisabled?: boolean }

/** Locks the administrators and returns the one to be changed. Refuses like `administratorProblem`. */
const lockForChange = async (tx: Db, callerId: string, administratorId: string, change: Change) => {
  const all = await lockAdministrators(tx)
  const problem = administratorProblem(all, { callerId, administratorId, ...change })
  const administrator = all.find(({ id }) => id === administratorId)
  if (problem || !administrator) throw refused(problem ?? 'administrator.not_found')
  return administrator
}

export const createChangeAdministrators = ({ connection, resetFactor, now, onSessionsEnded }: Deps) => {
  const requireAdministrator = async (administratorId: string) => {
    const user = await readUser(connection.db, administratorId)
    if (user?.role !== 'admin') throw refused('administrator.not_found')
    return user
  }

  return {
    /**
     * Ends the sessions of the administrator. Does nothing when the administrator has the role already. Refuses like the rule, and
     * `administrator.changed`.
     */
    changeRole: async (
      { userId: adminId }: AdministratorSession,
      administratorId: string,
      { role, seen }: { role: AdministratorRole; seen: AdministratorRole },
    ): Promise<void> => {
      const ended = await connection.transact(async (tx) => {
        const { role: before, email } = await lockForChange(tx, adminId, administratorId, { role })
        if (before === role) return []
        if (before !== seen) throw refused('administrator.changed')
        await updateUser(tx, administratorId, { administratorRole: role })
        const details = { administrator: administratorId, email, before, after: role }
        await recordAuditEntry(tx, { adminId, at: now(), action: 'administrator_role_changed', details })
        return endAllSessions(tx, administratorId, now())
      })
      onSessionsEnded(ended)
    },

    /** Does nothing when the state is the same already. Disabling ends the sessions and invalidates open links. Refuses like the rule. */
    setDisabled: async ({ userId: adminId }: AdministratorSession, administratorId: string, isDisabled: boolean): Promise<void> => {
      const ended = await connection.transact(async (tx) => {
        const before = await lockForChange(tx, adminId, administratorId, { isDisabled })
        if (before.isDisabled === isDisabled) return []
        await updateUser(tx, administratorId, { disabledAt: isDisabled ? now() : null })
        const details = { administrator: administratorId, email: before.email }
        const action = isDisabled ? 'administrator_disabled' : 'administrator_enabled'
        await recordAuditEntry(tx, { adminId, at: now(), action, details })
        if (!isDisabled) return []
        await invalidateLinks(tx, administratorId, now())
        return endAllSessions(tx, administratorId, now())
      })
      onSessionsEnded(ended)
    },

    /** Ends the sessions and notifies the administrator. Does nothing without a second factor. Refuses like the rule. */
    resetSecondFactor: async ({ userId: adminId }: AdministratorSession, administratorId: string): Promise<void> => {
      const ended = await connection.transact(async (tx) => {
        await lockForChange(tx, adminId, administratorId, {})
        return (await resetFactor(tx, administratorId, { by: adminId })) ?? []
      })
      onSessionsEnded(ended)
    },

    /** Refuses `administrator.not_found`. */
    sessions: async ({ sessionId }: AdministratorSession, administratorId: string) => {
      const { id } = await requireAdministrator(administratorId)
      return listSessionsOf(connection.db, id, sessionId, now())
    },

    /** Refuses `administrator.not_found`, and `account.session_unknown` for a session that is not theirs. */
    endSession: async ({ userId: adminId }: AdministratorSession, administratorId: string, sessionId: string): Promise<void> => {
      const { id, email } = await requireAdministrator(administratorId)
      await connection.transact(async (tx) => {
        if (!(await endOwnSession(tx, id, sessionId, now()))) throw refused('account.session_unknown')
        const details = { administrator: id, email }
        await recordAuditEntry(tx, { adminId, at: now(), action: 'administrator_signed_out', details })
      })
      onSessionsEnded([sessionId])
    },
  }
}
