// Records sign-ins of administrators in the audit log, and failed sign-ins at a known account. The limit of attempts also limits their
// number.
import type { AdministratorAction } from '@sufra/shared/audit/audit-actions'
import type { FastifyBaseLogger } from 'fastify'
import { recordAuditEntry } from '../../audit/audit-log.ts'
import type { Db } from '../../../platform/db/connect.ts'

type SignInAction = Extract<AdministratorAction, 'administrator_signed_in' | 'sign_in_password_failed' | 'sign_in_code_failed'>
type Deps = { db: Db; log: Pick<FastifyBaseLogger, 'error'>; now: () => Date }

export const createRecordSignIn = ({ db, log, now }: Deps) => {
  const record = (tx: Db, adminId: string, action: SignInAction) => recordAuditEntry(tx, { adminId, at: now(), action })
  return {
    signedIn: (tx: Db, adminId: string): Promise<void> => record(tx, adminId, 'administrator_signed_in'),
    codeFailed: (adminId: string): Promise<void> => record(db, adminId, 'sign_in_code_failed'),
    /** The reply does not wait for it, because its time would distinguish known accounts from unknown ones. */
    passwordFailed: (adminId: string): void => {
      record(db, adminId, 'sign_in_password_failed').catch((error: unknown) =>
        log.error({ err: error }, 'a failed sign-in was not recorded'),
      )
    },
  }
}

export type RecordSignIn = ReturnType<typeof createRecordSignIn>
